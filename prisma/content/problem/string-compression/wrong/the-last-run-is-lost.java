// Wrong Answer: writes a run only when the character changes, so the last run is lost
class Solution {
    public int compress(char[] chars) {
        int write = 0;
        int length = 1;
        for (int i = 1; i < chars.length; i++) {
            if (chars[i] == chars[i - 1]) {
                length++;
                continue;
            }
            chars[write++] = chars[i - 1];
            if (length > 1) {
                for (char digit : String.valueOf(length).toCharArray()) {
                    chars[write++] = digit;
                }
            }
            length = 1;
        }
        return write;
    }
}
