class Solution {
    public String addBinary(String a, String b) {
        int length = Math.max(a.length(), b.length()) + 1;
        int[] total = bitsOf(a, length);
        int[] carry = bitsOf(b, length);
        boolean hasCarry = true;
        while (hasCarry) {
            hasCarry = false;
            int[] shifted = new int[length];
            for (int i = 0; i < length; i++) {
                if ((total[i] & carry[i]) == 1) {
                    shifted[i + 1] = 1;
                    hasCarry = true;
                }
                total[i] ^= carry[i];
            }
            carry = shifted;
        }
        int highest = length - 1;
        while (highest > 0 && total[highest] == 0) {
            highest--;
        }
        StringBuilder sum = new StringBuilder();
        for (int i = highest; i >= 0; i--) {
            sum.append(total[i]);
        }
        return sum.toString();
    }

    private int[] bitsOf(String s, int length) {
        int[] bits = new int[length];
        for (int i = 0; i < s.length(); i++) {
            bits[i] = s.charAt(s.length() - 1 - i) - '0';
        }
        return bits;
    }
}
