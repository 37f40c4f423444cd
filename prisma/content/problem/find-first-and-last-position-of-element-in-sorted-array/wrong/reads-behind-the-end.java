// Runtime Error: if all elements are smaller than the target, the lower bound is behind the end
class Solution {
    public int[] searchRange(int[] nums, int target) {
        int first = lowerBound(nums, target);
        if (nums[first] != target) return new int[] {-1, -1};
        return new int[] {first, lowerBound(nums, target + 1) - 1};
    }

    private int lowerBound(int[] nums, int x) {
        int low = 0, high = nums.length;
        while (low < high) {
            int middle = (low + high) / 2;
            if (nums[middle] < x) low = middle + 1;
            else high = middle;
        }
        return low;
    }
}
