class Solution {
    public String reorganizeString(String s) {
        int[] left = new int[26];
        for (char letter : s.toCharArray()) {
            left[letter - 'a']++;
        }
        char[] result = new char[s.length()];
        return fill(left, result, 0) ? new String(result) : "";
    }

    private boolean fill(int[] left, char[] result, int length) {
        if (length == result.length) {
            return true;
        }
        for (char letter = 'a'; letter <= 'z'; letter++) {
            boolean isAllowed = length == 0 || result[length - 1] != letter;
            if (left[letter - 'a'] > 0 && isAllowed) {
                left[letter - 'a']--;
                result[length] = letter;
                if (fill(left, result, length + 1)) {
                    return true;
                }
                left[letter - 'a']++;
            }
        }
        return false;
    }
}
