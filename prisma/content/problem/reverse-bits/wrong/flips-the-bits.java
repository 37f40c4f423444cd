// Wrong Answer: turns zeros into ones and ones into zeros in place of changing their order
class Solution {
    public int reverseBits(int n) {
        return ~n & Integer.MAX_VALUE;
    }
}
