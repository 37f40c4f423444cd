// Wrong Answer: counts 31 bits only, so a negative answer loses its sign
class Solution {
    public int singleNumber(int[] nums) {
        int single = 0;
        for (int bit = 0; bit < 31; bit++) {
            int count = 0;
            for (int num : nums) {
                count += num >> bit & 1;
            }
            single |= count % 3 << bit;
        }
        return single;
    }
}
