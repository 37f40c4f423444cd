static int memo[1005];
static int go(int *c, int n) {
    if (n < 2) return c[n];
    if (memo[n] >= 0) return memo[n];
    int a = go(c, n - 1), b = go(c, n - 2);
    return memo[n] = c[n] + (a < b ? a : b);
}
int minCostClimbingStairs(int* cost, int costSize) {
    memset(memo, -1, sizeof(memo));
    int a = go(cost, costSize - 1), b = go(cost, costSize - 2);
    return a < b ? a : b;
}
