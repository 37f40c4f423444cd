class Solution {
    public int reverseBits(int n) {
        String padded = String.format("%32s", Integer.toBinaryString(n));
        String bits = padded.replace(' ', '0');
        return Integer.parseInt(new StringBuilder(bits).reverse().toString(), 2);
    }
}
