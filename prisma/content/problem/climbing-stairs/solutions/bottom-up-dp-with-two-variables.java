class Solution {
    public int climbStairs(int n) {
        int before = 1;
        int ways = 1;
        for (int step = 2; step <= n; step++) {
            int next = before + ways;
            before = ways;
            ways = next;
        }
        return ways;
    }
}
