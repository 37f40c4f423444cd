class Solution {
    public void reverseString(char[] s) {
        reverse(s, 0, s.length - 1);
    }

    private void reverse(char[] s, int low, int high) {
        if (low >= high) return;
        int half = (high - low + 1) / 2;
        int start = high - half + 1;
        for (int i = 0; i < half; i++) {
            char saved = s[low + i];
            s[low + i] = s[start + i];
            s[start + i] = saved;
        }
        reverse(s, low, low + half - 1);
        reverse(s, start, high);
    }
}
