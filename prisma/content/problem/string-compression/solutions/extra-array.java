class Solution {
    public int compress(char[] chars) {
        StringBuilder shortened = new StringBuilder();
        int start = 0;
        while (start < chars.length) {
            int end = start;
            while (end < chars.length && chars[end] == chars[start]) {
                end++;
            }
            shortened.append(chars[start]);
            if (end - start > 1) {
                shortened.append(end - start);
            }
            start = end;
        }
        shortened.getChars(0, shortened.length(), chars, 0);
        return shortened.length();
    }
}
