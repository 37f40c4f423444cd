class Solution {
    public int longestCommonSubsequence(String text1, String text2) {
        if (text1.length() < text2.length()) {
            return longestCommonSubsequence(text2, text1);
        }
        int n = text2.length();
        int[] above = new int[n + 1];
        for (char first : text1.toCharArray()) {
            int[] row = new int[n + 1];
            for (int j = 0; j < n; j++) {
                if (first == text2.charAt(j)) {
                    row[j + 1] = above[j] + 1;
                } else {
                    row[j + 1] = Math.max(above[j + 1], row[j]);
                }
            }
            above = row;
        }
        return above[n];
    }
}
