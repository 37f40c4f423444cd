import java.util.ArrayList;
import java.util.List;

class Solution {
    private List<List<String>> ways;
    private final List<String> parts = new ArrayList<>();

    public List<List<String>> partition(String s) {
        ways = new ArrayList<>();
        cut(s, 0);
        return ways;
    }

    private void cut(String s, int start) {
        if (start == s.length()) {
            ways.add(new ArrayList<>(parts));
            return;
        }
        for (int end = start + 1; end <= s.length(); end++) {
            if (isPalindrome(s, start, end - 1)) {
                parts.add(s.substring(start, end));
                cut(s, end);
                parts.remove(parts.size() - 1);
            }
        }
    }

    private static boolean isPalindrome(String s, int left, int right) {
        while (left < right && s.charAt(left) == s.charAt(right)) {
            left++;
            right--;
        }
        return left >= right;
    }
}
