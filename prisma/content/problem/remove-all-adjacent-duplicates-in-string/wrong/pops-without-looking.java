// Runtime Error: reads the top of an empty stack
class Solution {
    public String removeDuplicates(String s) {
        StringBuilder left = new StringBuilder(s.substring(0, 1));
        for (char letter : s.substring(1).toCharArray()) {
            int last = left.length() - 1;
            if (left.charAt(last) == letter) {
                left.setLength(last);
            } else {
                left.append(letter);
            }
        }
        return left.toString();
    }
}
