// Wrong Answer: a common substring of s and its reverse need not be a palindrome, as abacd and dcaba show
class Solution {
    public String longestPalindrome(String s) {
        String reversed = new StringBuilder(s).reverse().toString();
        String best = "";
        for (int start = 0; start < s.length(); start++)
            for (int end = start + best.length() + 1; end <= s.length(); end++)
                if (reversed.contains(s.substring(start, end))) best = s.substring(start, end);
        return best;
    }
}
