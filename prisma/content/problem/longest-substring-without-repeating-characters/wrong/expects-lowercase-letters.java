// Runtime Error: a table for a to z has no entry for a space
import java.util.Arrays;

class Solution {
    public int lengthOfLongestSubstring(String s) {
        int[] lastSeen = new int[26];
        Arrays.fill(lastSeen, -1);
        int left = 0;
        int best = 0;
        for (int right = 0; right < s.length(); right++) {
            int letter = s.charAt(right) - 'a';
            left = Math.max(left, lastSeen[letter] + 1);
            lastSeen[letter] = right;
            best = Math.max(best, right - left + 1);
        }
        return best;
    }
}
