const MOD = 1_000_000_007;
const MOVES = [
  [4, 6], [6, 8], [7, 9], [4, 8], [0, 3, 9], [], [0, 1, 7], [2, 6], [1, 3], [2, 4],
];

function knightDialer(n) {
  const dp = Array.from({ length: n + 1 }, () => Array(10).fill(0));
  dp[1].fill(1);
  for (let k = 2; k <= n; k++) {
    for (let digit = 0; digit < 10; digit++) {
      for (const other of MOVES[digit]) dp[k][digit] += dp[k - 1][other];
      dp[k][digit] %= MOD;
    }
  }
  return dp[n].reduce((total, count) => total + count) % MOD;
}
