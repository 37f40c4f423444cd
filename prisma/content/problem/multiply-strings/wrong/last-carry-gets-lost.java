// Wrong Answer: loses the last carry of each row
class Solution {
    public String multiply(String num1, String num2) {
        int[] places = new int[num1.length() + num2.length()];
        for (int i = num1.length() - 1; i >= 0; i--) {
            int carry = 0;
            for (int j = num2.length() - 1; j >= 0; j--) {
                int digit = (num1.charAt(i) - '0') * (num2.charAt(j) - '0');
                int sum = places[i + j + 1] + digit + carry;
                places[i + j + 1] = sum % 10;
                carry = sum / 10;
            }
        }
        StringBuilder product = new StringBuilder();
        for (int place : places) {
            if (place != 0 || product.length() > 0) {
                product.append(place);
            }
        }
        return product.length() == 0 ? "0" : product.toString();
    }
}
