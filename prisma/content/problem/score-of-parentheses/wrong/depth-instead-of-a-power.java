// Wrong Answer: multiplies by the depth instead of doubling once for each level
class Solution {
    public int scoreOfParentheses(String s) {
        int score = 0;
        int depth = 0;
        for (int i = 0; i < s.length(); i++) {
            if (s.charAt(i) == '(') {
                depth++;
            } else {
                if (s.charAt(i - 1) == '(') score += depth;
                depth--;
            }
        }
        return score;
    }
}
