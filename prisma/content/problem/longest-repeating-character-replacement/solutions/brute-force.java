class Solution {
    public int characterReplacement(String s, int k) {
        int longest = 0;
        for (int start = 0; start < s.length(); start++) {
            int[] counts = new int[26];
            int most = 0;
            for (int end = start; end < s.length(); end++) {
                most = Math.max(most, ++counts[s.charAt(end) - 'A']);
                int length = end - start + 1;
                if (length - most > k) {
                    break;
                }
                longest = Math.max(longest, length);
            }
        }
        return longest;
    }
}
