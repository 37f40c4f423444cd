int coinChange(int* coins, int coinsSize, int amount) {
    int dp[10001];
    for (int i = 1; i <= amount; i++) dp[i] = 0x3f3f3f3f;
    dp[0] = 0;
    for (int c = 0; c < coinsSize; c++)
        for (int i = coins[c]; i <= amount && i > 0; i++)
            if (dp[i - coins[c]] + 1 < dp[i]) dp[i] = dp[i - coins[c]] + 1;
    return dp[amount] == 0x3f3f3f3f ? -1 : dp[amount];
}
