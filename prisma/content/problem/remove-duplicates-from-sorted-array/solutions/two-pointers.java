class Solution {
    public int removeDuplicates(int[] nums) {
        int write = 1;
        for (int num : nums) {
            if (num != nums[write - 1]) {
                nums[write++] = num;
            }
        }
        return write;
    }
}
