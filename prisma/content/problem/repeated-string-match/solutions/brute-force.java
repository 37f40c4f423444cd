class Solution {
    public int repeatedStringMatch(String a, String b) {
        int n = a.length();
        int m = b.length();
        for (int start = 0; start < n; start++) {
            int j = 0;
            while (j < m && a.charAt((start + j) % n) == b.charAt(j)) {
                j++;
            }
            if (j == m) return (start + m + n - 1) / n;
        }
        return -1;
    }
}
