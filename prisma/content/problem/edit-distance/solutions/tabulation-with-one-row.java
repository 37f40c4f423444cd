class Solution {
    public int minDistance(String word1, String word2) {
        if (word1.length() < word2.length()) {
            return minDistance(word2, word1);
        }
        int n = word2.length();
        int[] row = new int[n + 1];
        for (int j = 0; j <= n; j++) {
            row[j] = j;
        }
        for (char letter : word1.toCharArray()) {
            int diagonal = row[0]++;
            for (int j = 1; j <= n; j++) {
                int above = row[j];
                if (letter == word2.charAt(j - 1)) {
                    row[j] = diagonal;
                } else {
                    row[j] = 1 + Math.min(diagonal, Math.min(above, row[j - 1]));
                }
                diagonal = above;
            }
        }
        return row[n];
    }
}
