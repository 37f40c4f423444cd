class Solution {
    public int minSubArrayLen(int target, int[] nums) {
        int n = nums.length;
        int shortest = n + 1;
        for (int start = 0; start < n; start++) {
            int sum = 0;
            for (int end = start; end < n; end++) {
                sum += nums[end];
                if (sum >= target) {
                    shortest = Math.min(shortest, end - start + 1);
                    break;
                }
            }
        }
        return shortest <= n ? shortest : 0;
    }
}
