// Wrong Answer: returns the letters in the order of their first appearance
class Solution {
    public String alienOrder(String[] words) {
        StringBuilder order = new StringBuilder();
        int longest = 0;
        for (String word : words) {
            longest = Math.max(longest, word.length());
        }
        for (int at = 0; at < longest; at++) {
            for (String word : words) {
                if (at < word.length() && order.indexOf("" + word.charAt(at)) < 0) {
                    order.append(word.charAt(at));
                }
            }
        }
        return order.toString();
    }
}
