class Solution {
    public int removeDuplicates(int[] nums) {
        int[] different = new int[nums.length];
        int count = 0;
        for (int i = 0; i < nums.length; i++) {
            if (i == 0 || nums[i] != nums[i - 1]) {
                different[count++] = nums[i];
            }
        }
        System.arraycopy(different, 0, nums, 0, count);
        return count;
    }
}
