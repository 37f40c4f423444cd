// Runtime Error: looks at the top of the stack when it is empty
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
