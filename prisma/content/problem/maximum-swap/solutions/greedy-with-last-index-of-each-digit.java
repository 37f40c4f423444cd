import java.util.Arrays;

class Solution {
    public int maximumSwap(int num) {
        char[] digits = String.valueOf(num).toCharArray();
        int[] last = new int[10];
        Arrays.fill(last, -1);
        for (int i = 0; i < digits.length; i++) {
            last[digits[i] - '0'] = i;
        }
        for (int i = 0; i < digits.length; i++) {
            char digit = digits[i];
            for (int greater = 9; greater > digit - '0'; greater--) {
                if (last[greater] > i) {
                    digits[i] = digits[last[greater]];
                    digits[last[greater]] = digit;
                    return Integer.parseInt(new String(digits));
                }
            }
        }
        return num;
    }
}
