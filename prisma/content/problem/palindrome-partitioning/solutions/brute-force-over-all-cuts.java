import java.util.ArrayList;
import java.util.List;

class Solution {
    public List<List<String>> partition(String s) {
        List<List<String>> ways = new ArrayList<>();
        for (int cuts = 0; cuts < 1 << (s.length() - 1); cuts++) {
            List<String> parts = new ArrayList<>();
            int start = 0;
            for (int end = 1; end <= s.length(); end++) {
                if (end == s.length() || (cuts >> (end - 1) & 1) == 1) {
                    parts.add(s.substring(start, end));
                    start = end;
                }
            }
            if (parts.stream().allMatch(Solution::isPalindrome)) {
                ways.add(parts);
            }
        }
        return ways;
    }

    private static boolean isPalindrome(String part) {
        return new StringBuilder(part).reverse().toString().equals(part);
    }
}
