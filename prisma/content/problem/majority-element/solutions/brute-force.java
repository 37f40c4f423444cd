class Solution {
    public int majorityElement(int[] nums) {
        for (int candidate : nums) {
            int count = 0;
            for (int num : nums) {
                if (num == candidate) count++;
            }
            if (count > nums.length / 2) return candidate;
        }
        return -1;
    }
}
