// Wrong Answer: compares each number with the next one and never writes the last one
class Solution {
    public int removeDuplicates(int[] nums) {
        int write = 0;
        for (int read = 0; read + 1 < nums.length; read++) {
            if (nums[read] != nums[read + 1]) {
                nums[write++] = nums[read];
            }
        }
        return Math.max(write, 1);
    }
}
