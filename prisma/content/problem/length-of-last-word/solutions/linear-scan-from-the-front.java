class Solution {
    public int lengthOfLastWord(String s) {
        int length = 0;
        boolean afterSpace = true;
        for (int i = 0; i < s.length(); i++) {
            boolean isSpace = s.charAt(i) == ' ';
            if (!isSpace) length = afterSpace ? 1 : length + 1;
            afterSpace = isSpace;
        }
        return length;
    }
}
