const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'];

export function validate(moves) {
  if (!Array.isArray(moves) || moves.length < 1 || moves.length > 9) return 'there must be 1 to 9 moves';
  const owned = [new Set(), new Set()];
  for (const [i, move] of moves.entries()) {
    const isIndex = (value) => Number.isInteger(value) && value >= 0 && value <= 2;
    if (!Array.isArray(move) || move.length !== 2 || !move.every(isIndex)) return 'a move must be a cell of the board';
    const cell = 3 * move[0] + move[1];
    if (owned.some((cells) => cells.has(cell))) return 'a cell must not be taken twice';
    const own = owned[i % 2].add(cell);
    const hasWon = LINES.some((line) => [...line].every((one) => own.has(Number(one))));
    if (hasWon && i < moves.length - 1) return 'the game must end with the first win';
  }
}
