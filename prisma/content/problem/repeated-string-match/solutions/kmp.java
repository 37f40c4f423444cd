class Solution {
    public int repeatedStringMatch(String a, String b) {
        int n = a.length();
        int m = b.length();
        int[] failure = new int[m];
        for (int i = 1, j = 0; i < m; i++) {
            while (j > 0 && b.charAt(i) != b.charAt(j)) {
                j = failure[j - 1];
            }
            if (b.charAt(i) == b.charAt(j)) j++;
            failure[i] = j;
        }
        for (int i = 0, j = 0; i < n + m - 1; i++) {
            while (j > 0 && a.charAt(i % n) != b.charAt(j)) {
                j = failure[j - 1];
            }
            if (a.charAt(i % n) == b.charAt(j)) j++;
            if (j == m) return (i + n) / n;
        }
        return -1;
    }
}
