// Wrong Answer: swaps the chosen digit to the front, which leaves the remaining digits unsorted
class Solution {
    public String getPermutation(int n, int k) {
        char[] digits = "123456789".substring(0, n).toCharArray();
        int block = 1;
        for (int factor = 2; factor <= n; factor++) block *= factor;
        int rest = k - 1;
        for (int i = 0; i < n; i++) {
            block /= n - i;
            int index = i + rest / block;
            rest %= block;
            char digit = digits[index];
            digits[index] = digits[i];
            digits[i] = digit;
        }
        return new String(digits);
    }
}
