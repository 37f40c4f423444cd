// Wrong Answer: compares only the total counts of both kinds, so )( passes
class Solution {
    public String minRemoveToMakeValid(String s) {
        int surplus = 0;
        for (char character : s.toCharArray()) {
            if (character == '(') surplus++;
            if (character == ')') surplus--;
        }
        StringBuilder kept = new StringBuilder(s);
        for (; surplus > 0; surplus--) {
            kept.deleteCharAt(kept.lastIndexOf("("));
        }
        for (; surplus < 0; surplus++) {
            kept.deleteCharAt(kept.indexOf(")"));
        }
        return kept.toString();
    }
}
