// Wrong Answer: does not start the count again at a new value
class Solution {
    public int removeDuplicates(int[] nums) {
        int write = 1;
        int copies = 1;
        for (int read = 1; read < nums.length; read++) {
            if (nums[read] == nums[read - 1]) {
                copies++;
            }
            if (copies <= 2 || nums[read] != nums[read - 1]) {
                nums[write++] = nums[read];
            }
        }
        return write;
    }
}
