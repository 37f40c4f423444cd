class Solution {
    public String longestPalindrome(String s) {
        int from = 0, length = 0;
        for (int middle = 0; middle < s.length(); middle++)
            for (int second = middle; second <= middle + 1; second++) {
                int left = middle, right = second;
                while (left >= 0 && right < s.length()
                        && s.charAt(left) == s.charAt(right)) {
                    left--;
                    right++;
                }
                if (right - left - 1 > length) {
                    from = left + 1;
                    length = right - left - 1;
                }
            }
        return s.substring(from, from + length);
    }
}
