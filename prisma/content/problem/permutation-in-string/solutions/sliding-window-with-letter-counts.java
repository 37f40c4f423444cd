import java.util.Arrays;

class Solution {
    public boolean checkInclusion(String s1, String s2) {
        int[] wanted = new int[26];
        int[] window = new int[26];
        for (char letter : s1.toCharArray()) {
            wanted[letter - 'a']++;
        }
        for (int end = 0; end < s2.length(); end++) {
            window[s2.charAt(end) - 'a']++;
            if (end >= s1.length()) {
                window[s2.charAt(end - s1.length()) - 'a']--;
            }
            if (Arrays.equals(window, wanted)) {
                return true;
            }
        }
        return false;
    }
}
