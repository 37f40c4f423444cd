class Solution {
    public int minCostClimbingStairs(int[] cost) {
        int[] least = new int[cost.length + 1];
        for (int i = 2; i <= cost.length; i++) {
            least[i] = Math.min(least[i - 1] + cost[i - 1], least[i - 2] + cost[i - 2]);
        }
        return least[cost.length];
    }
}
