class Solution {
    public int maxProduct(int[] nums) {
        int best = nums[0];
        int left = 1;
        int right = 1;
        for (int i = 0; i < nums.length; i++) {
            left *= nums[i];
            right *= nums[nums.length - 1 - i];
            best = Math.max(best, Math.max(left, right));
            left = left == 0 ? 1 : left;
            right = right == 0 ? 1 : right;
        }
        return best;
    }
}
