class Solution {
    public String multiply(String num1, String num2) {
        int[] total = new int[num1.length() + num2.length()]; // lowest digit first
        int length = 0;
        for (char factor : num2.toCharArray()) {
            System.arraycopy(total, 0, total, 1, length);
            total[0] = 0;
            length = Math.max(length + 1, num1.length());
            int carry = 0;
            for (int place = 0; place < length; place++) {
                int index = num1.length() - 1 - place;
                int digit = index >= 0 ? num1.charAt(index) - '0' : 0;
                int sum = total[place] + digit * (factor - '0') + carry;
                total[place] = sum % 10;
                carry = sum / 10;
            }
            if (carry > 0) {
                total[length++] = carry;
            }
        }
        while (length > 1 && total[length - 1] == 0) {
            length--;
        }
        StringBuilder product = new StringBuilder();
        for (int place = length - 1; place >= 0; place--) {
            product.append(total[place]);
        }
        return product.toString();
    }
}
