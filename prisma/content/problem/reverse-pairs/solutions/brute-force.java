class Solution {
    public int reversePairs(int[] nums) {
        int pairs = 0;
        for (int i = 0; i < nums.length; i++) {
            for (int j = i + 1; j < nums.length; j++) {
                if (nums[i] > 2L * nums[j]) {
                    pairs++;
                }
            }
        }
        return pairs;
    }
}
