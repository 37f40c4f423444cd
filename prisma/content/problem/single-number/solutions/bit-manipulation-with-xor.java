class Solution {
    public int singleNumber(int[] nums) {
        int single = 0;
        for (int value : nums) {
            single ^= value;
        }
        return single;
    }
}
