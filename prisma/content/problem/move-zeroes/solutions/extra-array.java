class Solution {
    public void moveZeroes(int[] nums) {
        int[] others = new int[nums.length];
        int count = 0;
        for (int num : nums) {
            if (num != 0) {
                others[count++] = num;
            }
        }
        System.arraycopy(others, 0, nums, 0, nums.length);
    }
}
