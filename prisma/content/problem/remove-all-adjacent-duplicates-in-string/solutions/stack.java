class Solution {
    public String removeDuplicates(String s) {
        StringBuilder left = new StringBuilder();
        for (char letter : s.toCharArray()) {
            int last = left.length() - 1;
            if (last >= 0 && left.charAt(last) == letter) {
                left.setLength(last);
            } else {
                left.append(letter);
            }
        }
        return left.toString();
    }
}
