class Solution {
    public int[] plusOne(int[] digits) {
        for (int place = digits.length - 1; place >= 0; place--) {
            if (digits[place] < 9) {
                digits[place]++;
                return digits;
            }
            digits[place] = 0;
        }
        int[] longer = new int[digits.length + 1];
        longer[0] = 1;
        return longer;
    }
}
