// A boardgame.io server for bench/server.py: a game for four seats, matches in memory, a state of a given size.
//
//     node boardgame_io.cjs PORT BYTES      with boardgame.io in NODE_PATH
//
// A move writes one cell and ends the turn, so that the state changes about as much as a choice changes a table.
const { Origins, Server } = require("boardgame.io/server");

const [port, bytes] = process.argv.slice(2).map(Number);
const CELL = "0123456789abcdef";
const cells = Math.max(1, Math.round(bytes / (CELL.length + 3)));

const game = {
  name: "bench",
  setup: () => ({ moves: 0, cells: Array(cells).fill(CELL) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G }, value) => {
      G.cells[G.moves % cells] = value;
      G.moves += 1;
    },
  },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run(port, () => console.log(`listening on ${port}`));
