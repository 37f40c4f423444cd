class Solution {
    public int firstMissingPositive(int[] nums) {
        int n = nums.length;
        for (int position = 0; position < n; position++) {
            while (nums[position] >= 1 && nums[position] <= n) {
                int num = nums[position];
                if (nums[num - 1] == num) {
                    break;
                }
                nums[position] = nums[num - 1];
                nums[num - 1] = num;
            }
        }
        for (int position = 0; position < n; position++) {
            if (nums[position] != position + 1) {
                return position + 1;
            }
        }
        return n + 1;
    }
}
