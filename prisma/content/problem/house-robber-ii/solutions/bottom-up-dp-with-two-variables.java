class Solution {
    public int rob(int[] nums) {
        int n = nums.length;
        return n == 1 ? nums[0] : Math.max(bestOf(nums, 0, n - 1), bestOf(nums, 1, n));
    }

    private int bestOf(int[] nums, int start, int end) {
        int before = 0;
        int best = 0;
        for (int i = start; i < end; i++) {
            int next = Math.max(best, before + nums[i]);
            before = best;
            best = next;
        }
        return best;
    }
}
