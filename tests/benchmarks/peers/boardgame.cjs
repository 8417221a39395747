// The process of boardgame.io: a line names a work and how many seconds, a line of JSON answers.
const readline = require("node:readline");
const { Client } = require("boardgame.io/client");
const { INVALID_MOVE } = require("boardgame.io/core");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const TicTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }, cell) {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    for (const [a, b, c] of LINES)
      if (G.cells[a] !== null && G.cells[a] === G.cells[b] && G.cells[a] === G.cells[c])
        return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

// One client plays all games: making one costs as much as a game.
const client = Client({ game: TicTacToe, numPlayers: 2, debug: false });
client.start();

function game() {
  client.reset();
  let moves = 0;
  while (!client.getState().ctx.gameover) {
    const free = [];
    client.getState().G.cells.forEach((owner, cell) => owner === null && free.push(cell));
    client.moves.mark(free[Math.floor(Math.random() * free.length)]);
    moves += 1;
  }
  if (client.log.length < moves) throw new Error("the log was not kept");
  return moves;
}

const WORKS = { "boardgame.io tic-tac-toe": game };

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const [name, seconds] = JSON.parse(line);
  let answer;
  try {
    const work = WORKS[name];
    for (let games = 0; games < 100; games += 1) work(); // compiled by then
    const start = process.cpuUsage();
    let items = 0, used = 0;
    while (used < seconds) {
      items += work();
      const { user, system } = process.cpuUsage(start);
      used = (user + system) / 1e6;
    }
    answer = { items, seconds: used };
  } catch (error) {
    answer = { cannot: String(error) };
  }
  process.stdout.write(`${JSON.stringify(answer)}\n`);
});
