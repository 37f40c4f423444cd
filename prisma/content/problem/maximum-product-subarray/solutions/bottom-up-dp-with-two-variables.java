class Solution {
    public int maxProduct(int[] nums) {
        int best = nums[0];
        int largest = nums[0];
        int smallest = nums[0];
        for (int i = 1; i < nums.length; i++) {
            int num = nums[i];
            int one = largest * num;
            int other = smallest * num;
            largest = Math.max(num, Math.max(one, other));
            smallest = Math.min(num, Math.min(one, other));
            best = Math.max(best, largest);
        }
        return best;
    }
}
