class Solution {
    public int lengthOfLIS(int[] nums) {
        int[] length = new int[nums.length];
        int best = 1;
        for (int i = 0; i < nums.length; i++) {
            length[i] = 1;
            for (int j = 0; j < i; j++) {
                if (nums[j] < nums[i]) {
                    length[i] = Math.max(length[i], length[j] + 1);
                }
            }
            best = Math.max(best, length[i]);
        }
        return best;
    }
}
