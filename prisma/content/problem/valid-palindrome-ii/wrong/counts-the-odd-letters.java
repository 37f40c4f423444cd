// Wrong Answer: checks whether some permutation of the letters is a palindrome
class Solution {
    public boolean validPalindrome(String s) {
        int[] counts = new int[26];
        for (char letter : s.toCharArray()) {
            counts[letter - 'a']++;
        }
        int odd = 0;
        for (int count : counts) {
            odd += count % 2;
        }
        return odd <= 2;
    }
}
