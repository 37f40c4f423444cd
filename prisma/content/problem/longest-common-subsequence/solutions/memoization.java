class Solution {
    public int longestCommonSubsequence(String text1, String text2) {
        Integer[][] memo = new Integer[text1.length()][text2.length()];
        return longest(text1, 0, text2, 0, memo);
    }

    private int longest(String text1, int i, String text2, int j, Integer[][] memo) {
        if (i == text1.length() || j == text2.length()) {
            return 0;
        }
        if (memo[i][j] == null) {
            if (text1.charAt(i) == text2.charAt(j)) {
                memo[i][j] = 1 + longest(text1, i + 1, text2, j + 1, memo);
            } else {
                int withoutFirst = longest(text1, i + 1, text2, j, memo);
                int withoutSecond = longest(text1, i, text2, j + 1, memo);
                memo[i][j] = Math.max(withoutFirst, withoutSecond);
            }
        }
        return memo[i][j];
    }
}
