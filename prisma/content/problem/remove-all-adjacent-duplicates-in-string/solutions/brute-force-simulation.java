class Solution {
    public String removeDuplicates(String s) {
        StringBuilder text = new StringBuilder(s);
        int pair = findPair(text);
        while (pair >= 0) {
            text.delete(pair, pair + 2);
            pair = findPair(text);
        }
        return text.toString();
    }

    private static int findPair(StringBuilder text) {
        for (int i = 0; i + 1 < text.length(); i++) {
            if (text.charAt(i) == text.charAt(i + 1)) {
                return i;
            }
        }
        return -1;
    }
}
