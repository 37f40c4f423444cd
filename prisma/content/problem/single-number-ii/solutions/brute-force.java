class Solution {
    public int singleNumber(int[] nums) {
        for (int candidate : nums) {
            int count = 0;
            for (int num : nums) {
                if (num == candidate) count++;
            }
            if (count == 1) return candidate;
        }
        return 0;
    }
}
