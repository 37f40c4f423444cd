class Solution {
    public int singleNumber(int[] nums) {
        for (int value : nums) {
            int count = 0;
            for (int other : nums) {
                if (other == value) count++;
            }
            if (count == 1) {
                return value;
            }
        }
        throw new IllegalArgumentException("every number occurs twice");
    }
}
