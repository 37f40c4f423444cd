class Solution {
    public int longestPalindrome(String s) {
        int[] counts = new int[128];
        for (char letter : s.toCharArray()) counts[letter]++;
        int paired = 0;
        for (int count : counts) paired += count - count % 2;
        return paired < s.length() ? paired + 1 : paired;
    }
}
