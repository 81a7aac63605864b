"""The guide's panel: what you just did, what to do, why. At the head of the rail; on phones above the dock."""

from __future__ import annotations

import re
from typing import Any, Final

from shofar.guides import course as guides
from shofar.guides.course import Course, Said
from shofar.guides.guide import PUZZLES, Step, guide
from shofar.web.html import Element, Node, a, b, button, details, div, li, ol, p, small, span, summary
from shofar.web.look import FORM
from shofar.web.pages.layout import Guest, hidden, once, post
from shofar.web.pages.pieces import icon
from shofar.web.pages.told import names, plain
from shofar.web.scene import Lesson, Scene, guide_words, step_words
from shofar.web.story import Block
from shofar.web.tables.lessons import AGAIN, OF_STEP

BOLD: Final = re.compile(r"\*\*(.+?)\*\*")
SIGNS: Final = {"ok": "check", "other": "then", "wait": "clock"}


def coach(scene: Scene, guest: Guest) -> Node:
    """The panel; nothing at other tables."""
    if scene.lesson is None:
        return None
    return details("#coach.coach", open=True, aria_label=guest.text("coach-heading"))[
        summary[
            span(".horn")[icon("shofar")],
            span(".head")[small[_where(scene.lesson.course, guest)], " ", b[_heading(scene)]],
            icon("chevron", "fold"),
        ],
        _dots(scene.lesson.course),
        div(".words", role="status", tabindex="0")[_comments(scene, guest), _task(scene, guest)],
        div(".deeds")[_acts(scene, guest)],
        _foot(scene, guest),
    ]


def rich(text: str) -> Node:
    """Words with what matters in bold."""
    parts = BOLD.split(text)
    return [b[part] if at % 2 else part for at, part in enumerate(parts)]


# --- words --------------------------------------------------------------------------------------------------------


def _where(course: Course, guest: Guest) -> str:
    lessons, steps = course.guide.lessons, len(course.guide.steps)
    if course.at < lessons:
        return guest.text(f"coach-{course.guide.kind}-step", n=course.at + 1, all=lessons)
    if course.finished:
        return guest.text("coach-heading")
    return guest.text("coach-question", n=course.at - lessons + 1, all=steps - lessons)


def _dots(course: Course) -> Element:
    marks = ["done" if at < course.at else "now" if at == course.at else None for at in range(course.guide.lessons)]
    return ol(".dots", aria_hidden="true")[[li(class_=mark) for mark in marks]]


def _heading(scene: Scene) -> str:
    assert scene.lesson is not None
    course = scene.lesson.course
    return (
        scene.look.text(f"coach-{course.guide.kind}-finale")
        if course.finished
        else _say(scene, f"guide-{course.step.key}")
    )


def _say(scene: Scene, key: str, attribute: str = "", facts: dict[str, Any] | None = None) -> str:
    """Words of the guide; an attribute that an entry has not is empty."""
    assert scene.lesson is not None
    words = (
        guide_words(scene.look, scene.lesson.course.guide.kind)
        if key.startswith("guide-")
        else scene.look.words.lexicon(scene.row.title)
    )
    if attribute and not words.has_attribute(key, attribute):
        return ""
    return words.say(key, scene.lesson.facts if facts is None else facts, attribute)


def _comments(scene: Scene, guest: Guest) -> Node:
    """What you did, then what the others did."""
    assert scene.lesson is not None
    course = scene.lesson.course
    back = [_said("wait", guest.text("coach-welcome"))] if scene.lesson.back else []
    said = [*back, *(_said(one.kind, _comment(scene, one)) for one in course.said[-2:])]
    if course.lost and not course.waiting:
        said.append(_said("other", _say(scene, f"guide-{course.step.key}-lost")))
    if not scene.mine and scene.deciding is not None and scene.deciding != scene.look.seat:
        said.append(_said("wait", guest.text("coach-rivals-play", name=scene.look.sitting(scene.deciding).name)))
    elif scene.story.since and not course.told_of:
        said.append(_said("wait", _rivals(scene, course)))
    return said


def _said(kind: str, text: str) -> Element:
    return p(class_=f"said {kind}")[icon(SIGNS[kind]), span[rich(text)]]


def _comment(scene: Scene, said: Said) -> str:
    """In the numbers of the moment when it was said."""
    assert scene.lesson is not None
    then = {name: _named(scene, value) for name, value in said.facts.items()}
    return _say(scene, said.key, facts=scene.lesson.facts | then)


def _named(scene: Scene, fact: int | str) -> int | str:
    return scene.look.words.name(fact, scene.row.title) if isinstance(fact, str) else fact


def _rivals(scene: Scene, course: Course) -> str:
    """The guide's own words if the others followed its line, else what the log says of each first."""
    if course.rivals and course.played >= 0 and guide_words(scene.look, course.guide.kind).has(course.rivals):
        return _say(scene, course.rivals)
    return " ".join(_told(scene, block) for block in scene.story.since if block.seat is not None)


def _told(scene: Scene, block: Block) -> str:
    """The turn of a rival: the name, and its first sentence."""
    assert block.seat is not None
    text = next((plain(text, names(scene.look)) for about, text in block.told.lines if about is None), "")
    return f"**{scene.look.sitting(block.seat).name}**: {text.removesuffix('.')}." if text else ""


def _task(scene: Scene, guest: Guest) -> Node:
    """What to do and why: the step's own words, or those of the last comment if it has others."""
    assert scene.lesson is not None
    course = scene.lesson.course
    if course.finished:
        key = f"coach-{course.guide.kind}-finale"
        return _lines(guest, _say(scene, key, "do"), _say(scene, key, "why"))
    if course.elsewhere:
        return _lines(guest, guest.text("coach-ready"), "")
    if course.waiting:
        return _lines(guest, guest.text("coach-waiting"), "")
    if course.step.answers:
        return _answers(scene, course.step)
    if course.lost:
        lost = f"guide-{course.step.key}-lost"
        return _lines(guest, _say(scene, lost, "do"), _say(scene, lost, "why"))
    keys = [one.key for one in course.said[-1:]]
    do, why = (
        next(filter(None, (_say(scene, key, part) for key in keys)), "") or step_words(scene.look, scene.lesson, part)
        for part in ("do", "why")
    )
    told = guest.text("coach-shown", move=scene.look.choices.words.get(scene.lesson.show, ""))
    return _lines(guest, told if course.shown and scene.lesson.show else do, why)


def _lines(guest: Guest, do: str, why: str) -> Node:
    return [
        p(class_=f"part {name}")[b(".coach-word")[guest.text(f"coach-{name}")], span[rich(text)]]
        for name, text in (("do", do), ("why", why))
        if text
    ]


# --- buttons ------------------------------------------------------------------------------------------------------


def _acts(scene: Scene, guest: Guest) -> Node:
    assert scene.lesson is not None
    course = scene.lesson.course
    leave = a(".btn.quiet", href="/")[icon("close"), guest.text("coach-leave")]
    if course.finished:
        return [
            _press(scene, guides.END, guest.text("coach-end"), "btn primary"),
            _press(scene, f"{AGAIN} {course.guide.steps[0].key}", guest.text("coach-again"), "btn"),
            _puzzles(scene, guest) if course.guide.kind != PUZZLES and guide(course.guide.title, PUZZLES) else None,
            leave,
        ]
    return [_first(scene, guest, course), _second(scene, guest, course), leave]


def _puzzles(scene: Scene, guest: Guest) -> Element:
    return post(
        "/learn",
        hidden("title", scene.row.title),
        hidden("kind", PUZZLES),
        button(".btn", type="submit")[guest.text("coach-to-puzzles")],
        live=False,
    )


def _first(scene: Scene, guest: Guest, course: Course) -> Node:
    """The button that goes on."""
    if course.elsewhere:
        return _press(scene, AGAIN, guest.text("coach-lay"), "btn primary")
    if course.step.answers or course.waiting:
        return None
    if course.step.next:
        return _press(scene, guides.NEXT, guest.text("coach-next"), "btn primary")
    if course.lost and course.guide.kind == PUZZLES:
        return _press(scene, AGAIN, guest.text("coach-try"), "btn primary")
    if course.lost:
        return _press(scene, guides.WAIT, guest.text("coach-wait"), "btn primary")
    return _show(scene, guest, course)


def _show(scene: Scene, guest: Guest, course: Course) -> Node:
    """Show me: first it says the move, then it makes it."""
    assert scene.lesson is not None
    move = scene.lesson.show
    if not move:
        return None
    if course.shown:
        return button(".btn.primary", type="submit", form=FORM, name="move", value=move)[
            icon("play"), guest.text("coach-make")
        ]
    return _press(scene, guides.SHOW, [icon("hint"), guest.text("coach-show")], "btn primary")


def _second(scene: Scene, guest: Guest, course: Course) -> Node:
    if course.guide.kind == PUZZLES:
        return _press(scene, guides.SKIP, guest.text("coach-skip"), "btn")
    if course.lost or course.waiting:
        own = _say(scene, f"guide-{course.step.key}", "set")
        return _press(scene, AGAIN, own or guest.text("coach-set"), "btn")
    if course.step.answers and any(one.key == guides.WRONG for one in course.said):
        return _press(scene, f"{AGAIN} {course.step.taught}", guest.text("coach-look-again"), "btn")
    return _press(scene, guides.SKIP, guest.text("coach-skip"), "btn")


def _answers(scene: Scene, step: Step) -> Element:
    chosen = [
        _press(scene, f"{guides.ANSWER} {answer}", _say(scene, f"guide-{step.key}", answer), "btn answer")
        for answer in step.answers
    ]
    return div(".answers")[chosen]


def _press(scene: Scene, deed: str, words: Node, css: str) -> Element:
    assert scene.lesson is not None
    course = scene.lesson.course
    if deed in OF_STEP:
        deed = f"{deed} {course.step.key}"
    return post(
        f"/table/{scene.row.id}/coach",
        once(),
        hidden("do", deed),
        button(class_=css, type="submit")[words],
        css="primary" if "primary" in css else "",
    )


def _foot(scene: Scene, guest: Guest) -> Node:
    lesson: Lesson | None = scene.lesson
    if lesson is None or lesson.course.finished or lesson.course.step.answers:
        return None
    step = lesson.course.step
    rule = (
        a(href=f"/rules/{scene.row.title}#{step.rule}")[guest.text("coach-rule", rule=step.rule)] if step.rule else ""
    )
    return p(".foot")[guest.text("coach-any") if step.show else None, " ", rule]
