class Solution {
    public int maximumSwap(int num) {
        char[] digits = String.valueOf(num).toCharArray();
        int best = num;
        for (int i = 0; i < digits.length; i++) {
            for (int j = i + 1; j < digits.length; j++) {
                swap(digits, i, j);
                best = Math.max(best, Integer.parseInt(new String(digits)));
                swap(digits, i, j);
            }
        }
        return best;
    }

    private static void swap(char[] digits, int i, int j) {
        char digit = digits[i];
        digits[i] = digits[j];
        digits[j] = digit;
    }
}
