class Solution {
    public int climbStairs(int n) {
        return ways(n, new int[n + 1]);
    }

    private int ways(int steps, int[] memo) {
        if (steps <= 2) {
            return steps;
        }
        if (memo[steps] == 0) {
            memo[steps] = ways(steps - 1, memo) + ways(steps - 2, memo);
        }
        return memo[steps];
    }
}
