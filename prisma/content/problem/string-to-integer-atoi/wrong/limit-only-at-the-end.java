// Wrong Answer: compares with the limits only at the end, after the 64-bit number has overflowed
class Solution {
    public int myAtoi(String s) {
        String text = s.replaceFirst("^ +", "");
        long sign = text.startsWith("-") ? -1 : 1;
        int position = text.startsWith("-") || text.startsWith("+") ? 1 : 0;
        long number = 0;
        for (; position < text.length(); position++) {
            int digit = "0123456789".indexOf(text.charAt(position));
            if (digit < 0) {
                break;
            }
            number = 10 * number + digit;
        }
        number *= sign;
        return (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, number));
    }
}
