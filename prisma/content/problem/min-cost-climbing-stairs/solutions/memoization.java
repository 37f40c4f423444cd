import java.util.Arrays;

class Solution {
    public int minCostClimbingStairs(int[] cost) {
        int[] memo = new int[cost.length + 1];
        Arrays.fill(memo, -1);
        return least(cost, cost.length, memo);
    }

    private int least(int[] cost, int place, int[] memo) {
        if (place < 2) {
            return 0;
        }
        if (memo[place] == -1) {
            int fromOne = least(cost, place - 1, memo) + cost[place - 1];
            int fromTwo = least(cost, place - 2, memo) + cost[place - 2];
            memo[place] = Math.min(fromOne, fromTwo);
        }
        return memo[place];
    }
}
