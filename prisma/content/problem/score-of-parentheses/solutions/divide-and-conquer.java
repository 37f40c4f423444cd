class Solution {
    public int scoreOfParentheses(String s) {
        return score(s, 0, s.length());
    }

    private int score(String s, int low, int high) {
        int total = 0;
        int open = 0;
        int start = low;
        for (int i = low; i < high; i++) {
            open += s.charAt(i) == '(' ? 1 : -1;
            if (open == 0) {
                total += i == start + 1 ? 1 : 2 * score(s, start + 1, i);
                start = i + 1;
            }
        }
        return total;
    }
}
