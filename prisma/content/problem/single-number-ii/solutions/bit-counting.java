class Solution {
    public int singleNumber(int[] nums) {
        int single = 0;
        for (int bit = 0; bit < 32; bit++) {
            int count = 0;
            for (int num : nums) {
                count += num >> bit & 1;
            }
            if (count % 3 == 1) single |= 1 << bit;
        }
        return single;
    }
}
