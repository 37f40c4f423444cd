class Solution {
    public int minCostClimbingStairs(int[] cost) {
        int previous = 0;
        int current = 0;
        for (int price : cost) {
            int next = Math.min(previous, current) + price;
            previous = current;
            current = next;
        }
        return Math.min(previous, current);
    }
}
