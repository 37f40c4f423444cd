// Wrong Answer: adds all k replacements, even if fewer characters are left to replace
class Solution {
    public int characterReplacement(String s, int k) {
        int longest = 0;
        for (char letter = 'A'; letter <= 'Z'; letter++) {
            int start = 0;
            int count = 0;
            for (int end = 0; end < s.length(); end++) {
                count += s.charAt(end) == letter ? 1 : 0;
                while (end - start + 1 - count > k) {
                    count -= s.charAt(start++) == letter ? 1 : 0;
                }
                longest = Math.max(longest, count + k);
            }
        }
        return longest;
    }
}
