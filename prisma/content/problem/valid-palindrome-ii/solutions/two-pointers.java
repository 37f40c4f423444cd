class Solution {
    public boolean validPalindrome(String s) {
        int low = 0;
        int high = s.length() - 1;
        while (low < high && s.charAt(low) == s.charAt(high)) {
            low++;
            high--;
        }
        return isPalindrome(s, low + 1, high) || isPalindrome(s, low, high - 1);
    }

    private static boolean isPalindrome(String s, int low, int high) {
        while (low < high && s.charAt(low) == s.charAt(high)) {
            low++;
            high--;
        }
        return low >= high;
    }
}
