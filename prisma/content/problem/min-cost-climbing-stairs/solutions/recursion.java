class Solution {
    public int minCostClimbingStairs(int[] cost) {
        return least(cost, cost.length);
    }

    private int least(int[] cost, int place) {
        if (place < 2) {
            return 0;
        }
        int fromOne = least(cost, place - 1) + cost[place - 1];
        int fromTwo = least(cost, place - 2) + cost[place - 2];
        return Math.min(fromOne, fromTwo);
    }
}
