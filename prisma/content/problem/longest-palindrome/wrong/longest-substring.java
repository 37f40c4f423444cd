// Wrong Answer: looks for the longest palindromic substring instead of rearranging the letters
class Solution {
    public int longestPalindrome(String s) {
        int longest = 0;
        for (int center = 0; center < 2 * s.length() - 1; center++) {
            int left = center / 2;
            int right = left + center % 2;
            while (left >= 0 && right < s.length()
                    && s.charAt(left) == s.charAt(right)) {
                left--;
                right++;
            }
            longest = Math.max(longest, right - left - 1);
        }
        return longest;
    }
}
