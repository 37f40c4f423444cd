// Wrong Answer: computes the new minimum from the maximum that was just updated
class Solution {
    public int maxProduct(int[] nums) {
        int best = nums[0];
        int largest = nums[0];
        int smallest = nums[0];
        for (int i = 1; i < nums.length; i++) {
            int num = nums[i];
            largest = Math.max(num, Math.max(largest * num, smallest * num));
            smallest = Math.min(num, Math.min(largest * num, smallest * num));
            best = Math.max(best, largest);
        }
        return best;
    }
}
