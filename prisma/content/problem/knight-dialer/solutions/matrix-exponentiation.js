const MOD = 1_000_000_007n;
const MOVES = [
  [4, 6], [6, 8], [7, 9], [4, 8], [0, 3, 9], [], [0, 1, 7], [2, 6], [1, 3], [2, 4],
];

function knightDialer(n) {
  const product = (a, b) =>
    a.map((row) =>
      b[0].map(
        (_, j) => row.reduce((sum, value, k) => sum + value * b[k][j], 0n) % MOD,
      ),
    );
  let result = MOVES.map((_, i) => MOVES.map((__, j) => (i === j ? 1n : 0n)));
  let base = MOVES.map((moves) => MOVES.map((_, j) => (moves.includes(j) ? 1n : 0n)));
  for (let exponent = n - 1; exponent > 0; exponent = Math.floor(exponent / 2)) {
    if (exponent % 2 === 1) result = product(result, base);
    base = product(base, base);
  }
  return Number(result.flat().reduce((total, count) => total + count) % MOD);
}
