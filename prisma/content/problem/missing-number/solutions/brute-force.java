class Solution {
    public int missingNumber(int[] nums) {
        int candidate = 0;
        while (contains(nums, candidate)) {
            candidate++;
        }
        return candidate;
    }

    private boolean contains(int[] nums, int wanted) {
        for (int num : nums) {
            if (num == wanted) {
                return true;
            }
        }
        return false;
    }
}
