import java.util.ArrayList;
import java.util.List;

class Solution {
    private List<List<String>> ways;
    private final List<String> parts = new ArrayList<>();
    private boolean[][] isPalindrome;

    public List<List<String>> partition(String s) {
        int n = s.length();
        isPalindrome = new boolean[n][n];
        for (int i = n - 1; i >= 0; i--) {
            for (int j = i; j < n; j++) {
                boolean isInner = j - i < 3 || isPalindrome[i + 1][j - 1];
                isPalindrome[i][j] = s.charAt(i) == s.charAt(j) && isInner;
            }
        }
        ways = new ArrayList<>();
        cut(s, 0);
        return ways;
    }

    private void cut(String s, int start) {
        if (start == s.length()) {
            ways.add(new ArrayList<>(parts));
            return;
        }
        for (int end = start; end < s.length(); end++) {
            if (isPalindrome[start][end]) {
                parts.add(s.substring(start, end + 1));
                cut(s, end + 1);
                parts.remove(parts.size() - 1);
            }
        }
    }
}
