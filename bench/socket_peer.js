// boardgame.io's socket server under the same load as ours (bench/load.py): four clients per match, a move counts when all four
// have it. Its matches are kept in memory: nothing is stored durably.
//   node socket_peer.js server PORT
//   node socket_peer.js client PORT MATCHES BUSY SECONDS PAUSE
const { INVALID_MOVE } = require("boardgame.io/core");

const PEOPLE = 4;
const game = {
  name: "peer",
  setup: () => ({ players: Array.from({ length: PEOPLE }, () => ({ coins: 0, cards: [] })), supply: Array(60).fill(1), turn: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: {
      client: false, // not shown before the server has it
      move: ({ G, ctx }, at) => {
        if (!Number.isInteger(at) || at < 0 || at >= G.supply.length) return INVALID_MOVE;
        const mine = G.players[Number(ctx.currentPlayer)];
        mine.coins = (mine.coins + G.supply[at]) % 1000;
        mine.cards = [...mine.cards, at].slice(-12);
        G.supply[at] = (G.supply[at] % 9) + 1;
        G.turn += 1;
      },
    },
  },
};

async function server(port) {
  const { Server, Origins } = require("boardgame.io/server");
  await Server({ games: [game], origins: [Origins.LOCALHOST] }).run({ port, callback: () => console.log("ready") });
}

function quantile(sorted, share) { return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]; }

function figures(took, seconds, cpu) {
  took.sort((a, b) => a - b);
  return {
    "moves": took.length, "moves/s": took.length / seconds, "p50 ms": quantile(took, 0.5), "p95 ms": quantile(took, 0.95),
    "p99 ms": quantile(took, 0.99), "client us/move": (cpu.user + cpu.system) / took.length,
  };
}

class Match {
  constructor(port, number) {
    const { Client } = require("boardgame.io/client");
    const { SocketIO } = require("boardgame.io/multiplayer");
    this.clients = Array.from({ length: PEOPLE }, (_, seat) => {
      const client = Client({
        game, numPlayers: PEOPLE, matchID: `m${number}`, playerID: String(seat), debug: false,
        multiplayer: SocketIO({ server: `http://127.0.0.1:${port}`, socketOpts: { transports: ["websocket"] } }),
      });
      client.subscribe(() => this.heard());
      return client;
    });
  }
  turns() { return this.clients.map((client) => client.getState()?.G.turn ?? -1); }
  heard() { if (this.waiting && Math.min(...this.turns()) >= this.wanted) { const done = this.waiting; this.waiting = null; done(); } }
  until(turn) {
    this.wanted = turn;
    return new Promise((done) => { this.waiting = done; this.heard(); });
  }
  async start() { for (const client of this.clients) client.start(); await this.until(0); }
  async move() {
    const state = this.clients[0].getState();
    const began = performance.now();
    this.clients[Number(state.ctx.currentPlayer)].moves.take(Math.floor(Math.random() * 60));
    await this.until(state.G.turn + 1);
    return performance.now() - began;
  }
}

async function measure(matches, seconds, pause) {
  const took = [];
  const cpu = process.cpuUsage();
  const began = performance.now();
  const end = began + seconds * 1000;
  const rest = (time) => new Promise((done) => setTimeout(done, time * 1000));
  await Promise.all(matches.map(async (match) => {
    if (pause) await rest(Math.random() * pause);
    while (performance.now() < end) {
      took.push(await match.move());
      if (pause) await rest((0.5 + Math.random()) * pause);
    }
  }));
  return figures(took, (performance.now() - began) / 1000, process.cpuUsage(cpu));
}

async function client(port, count, busy, seconds, pause) {
  const matches = Array.from({ length: count }, (_, number) => new Match(port, number));
  for (const match of matches) await match.start();
  console.log(JSON.stringify(["started", null])); // from here on the server's time counts
  console.log(JSON.stringify(["throughput", await measure(matches.slice(0, busy), seconds, 0)]));
  console.log(JSON.stringify([`${count} live tables`, await measure(matches, seconds, pause)]));
  process.exit(0);
}

const [role, ...numbers] = process.argv.slice(2);
(role === "server" ? server : client)(...numbers.map(Number));
