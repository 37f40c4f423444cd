import java.util.Arrays;

class Solution {
    public int minCut(String s) {
        int n = s.length();
        boolean[][] isPalindrome = new boolean[n][n];
        int[] cuts = new int[n + 1];
        Arrays.fill(cuts, n);
        cuts[n] = -1;
        for (int i = n - 1; i >= 0; i--) {
            for (int j = i; j < n; j++) {
                boolean inner = j - i < 2 || isPalindrome[i + 1][j - 1];
                if (s.charAt(i) == s.charAt(j) && inner) {
                    isPalindrome[i][j] = true;
                    cuts[i] = Math.min(cuts[i], 1 + cuts[j + 1]);
                }
            }
        }
        return cuts[0];
    }
}
