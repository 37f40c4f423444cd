class Solution {
    public int firstMissingPositive(int[] nums) {
        int candidate = 1;
        while (contains(nums, candidate)) {
            candidate++;
        }
        return candidate;
    }

    private static boolean contains(int[] nums, int wanted) {
        for (int num : nums) {
            if (num == wanted) {
                return true;
            }
        }
        return false;
    }
}
