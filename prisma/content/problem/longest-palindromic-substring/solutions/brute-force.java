class Solution {
    public String longestPalindrome(String s) {
        String best = "";
        for (int start = 0; start < s.length(); start++)
            for (int end = start + best.length(); end < s.length(); end++)
                if (isPalindrome(s, start, end)) best = s.substring(start, end + 1);
        return best;
    }

    private static boolean isPalindrome(String s, int left, int right) {
        while (left < right)
            if (s.charAt(left++) != s.charAt(right--)) return false;
        return true;
    }
}
