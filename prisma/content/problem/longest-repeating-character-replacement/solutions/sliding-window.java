class Solution {
    public int characterReplacement(String s, int k) {
        int[] counts = new int[26];
        int most = 0;
        int start = 0;
        for (int end = 0; end < s.length(); end++) {
            most = Math.max(most, ++counts[s.charAt(end) - 'A']);
            if (end - start + 1 - most > k) {
                counts[s.charAt(start) - 'A']--;
                start++;
            }
        }
        return s.length() - start;
    }
}
