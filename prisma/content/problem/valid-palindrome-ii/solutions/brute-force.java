class Solution {
    public boolean validPalindrome(String s) {
        if (isPalindrome(new StringBuilder(s))) {
            return true;
        }
        for (int i = 0; i < s.length(); i++) {
            if (isPalindrome(new StringBuilder(s).deleteCharAt(i))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isPalindrome(StringBuilder text) {
        String forwards = text.toString();
        return forwards.contentEquals(text.reverse());
    }
}
