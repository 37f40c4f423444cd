class Solution {
    public String getPermutation(int n, int k) {
        char[] digits = "123456789".substring(0, n).toCharArray();
        for (int count = 1; count < k; count++) {
            advance(digits);
        }
        return new String(digits);
    }

    private void advance(char[] digits) {
        int i = digits.length - 2;
        while (digits[i] > digits[i + 1]) {
            i--;
        }
        int j = digits.length - 1;
        while (digits[j] < digits[i]) {
            j--;
        }
        swap(digits, i, j);
        int left = i + 1;
        int right = digits.length - 1;
        while (left < right) {
            swap(digits, left++, right--);
        }
    }

    private void swap(char[] digits, int i, int j) {
        char digit = digits[i];
        digits[i] = digits[j];
        digits[j] = digit;
    }
}
