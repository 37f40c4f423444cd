// Wrong Answer: copies the rest of the longer number without adding the carry
class Solution {
    public String addStrings(String num1, String num2) {
        String more = num1.length() < num2.length() ? num2 : num1;
        String fewer = num1.length() < num2.length() ? num1 : num2;
        int extra = more.length() - fewer.length();
        StringBuilder sum = new StringBuilder();
        int carry = 0;
        for (int place = fewer.length() - 1; place >= 0; place--) {
            carry += more.charAt(place + extra) - '0' + fewer.charAt(place) - '0';
            sum.append(carry % 10);
            carry /= 10;
        }
        if (extra == 0 && carry > 0) {
            sum.append(carry);
        }
        return more.substring(0, extra) + sum.reverse();
    }
}
