class Solution {
    public int search(int[] nums, int target) {
        for (int position = 0; position < nums.length; position++)
            if (nums[position] == target) return position;
        return -1;
    }
}
