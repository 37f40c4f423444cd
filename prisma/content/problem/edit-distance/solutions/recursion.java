class Solution {
    public int minDistance(String word1, String word2) {
        return distance(word1, word1.length(), word2, word2.length());
    }

    private int distance(String one, int i, String other, int j) {
        if (i == 0 || j == 0) {
            return i + j;
        }
        if (one.charAt(i - 1) == other.charAt(j - 1)) {
            return distance(one, i - 1, other, j - 1);
        }
        int replaced = distance(one, i - 1, other, j - 1);
        int deleted = distance(one, i - 1, other, j);
        int inserted = distance(one, i, other, j - 1);
        return 1 + Math.min(replaced, Math.min(deleted, inserted));
    }
}
