static int memo[50];
int climbStairs(int n) {
    if (n <= 2) return n;
    return memo[n] ? memo[n] : (memo[n] = climbStairs(n - 1) + climbStairs(n - 2));
}
