// Wrong Answer: always begins on step 0
class Solution {
    public int minCostClimbingStairs(int[] cost) {
        int previous = cost[0];
        int current = cost[0] + cost[1];
        for (int i = 2; i < cost.length; i++) {
            int next = Math.min(previous, current) + cost[i];
            previous = current;
            current = next;
        }
        return Math.min(previous, current);
    }
}
