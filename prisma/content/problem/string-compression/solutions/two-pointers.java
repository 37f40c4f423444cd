class Solution {
    public int compress(char[] chars) {
        int write = 0;
        int start = 0;
        while (start < chars.length) {
            int end = start;
            while (end < chars.length && chars[end] == chars[start]) {
                end++;
            }
            chars[write++] = chars[start];
            if (end - start > 1) {
                for (char digit : String.valueOf(end - start).toCharArray()) {
                    chars[write++] = digit;
                }
            }
            start = end;
        }
        return write;
    }
}
