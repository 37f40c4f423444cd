// Wrong Answer: inverts the bits instead of reversing their order
class Solution {
    public int reverseBits(int n) {
        return ~n & Integer.MAX_VALUE;
    }
}
