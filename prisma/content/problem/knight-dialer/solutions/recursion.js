const MOD = 1_000_000_007;
const MOVES = [
  [4, 6], [6, 8], [7, 9], [4, 8], [0, 3, 9], [], [0, 1, 7], [2, 6], [1, 3], [2, 4],
];

function knightDialer(n) {
  const count = (digit, left) => {
    if (left === 0) return 1;
    let total = 0;
    for (const next of MOVES[digit]) total += count(next, left - 1);
    return total % MOD;
  };
  let total = 0;
  for (let digit = 0; digit < 10; digit++) total += count(digit, n - 1);
  return total % MOD;
}
