class Solution {
    public void reverseString(char[] s) {
        char[] reversed = new char[s.length];
        for (int i = 0; i < s.length; i++) {
            reversed[s.length - 1 - i] = s[i];
        }
        System.arraycopy(reversed, 0, s, 0, s.length);
    }
}
