// Wrong Answer: with one house both rows are empty, so the answer becomes 0
class Solution {
    public int rob(int[] nums) {
        return Math.max(bestOf(nums, 0, nums.length - 1), bestOf(nums, 1, nums.length));
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
