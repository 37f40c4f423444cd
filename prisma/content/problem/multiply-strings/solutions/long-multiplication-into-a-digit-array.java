class Solution {
    public String multiply(String num1, String num2) {
        if (num1.equals("0") || num2.equals("0")) {
            return "0";
        }
        int[] places = new int[num1.length() + num2.length()];
        for (int i = 0; i < num1.length(); i++) {
            for (int j = 0; j < num2.length(); j++) {
                places[i + j + 1] += (num1.charAt(i) - '0') * (num2.charAt(j) - '0');
            }
        }
        for (int place = places.length - 1; place > 0; place--) {
            places[place - 1] += places[place] / 10;
            places[place] %= 10;
        }
        StringBuilder product = new StringBuilder();
        for (int place = places[0] == 0 ? 1 : 0; place < places.length; place++) {
            product.append(places[place]);
        }
        return product.toString();
    }
}
