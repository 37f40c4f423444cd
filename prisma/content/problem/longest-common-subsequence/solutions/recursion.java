class Solution {
    public int longestCommonSubsequence(String text1, String text2) {
        return longest(text1, 0, text2, 0);
    }

    private int longest(String text1, int i, String text2, int j) {
        if (i == text1.length() || j == text2.length()) {
            return 0;
        }
        if (text1.charAt(i) == text2.charAt(j)) {
            return 1 + longest(text1, i + 1, text2, j + 1);
        }
        int withoutFirst = longest(text1, i + 1, text2, j);
        int withoutSecond = longest(text1, i, text2, j + 1);
        return Math.max(withoutFirst, withoutSecond);
    }
}
