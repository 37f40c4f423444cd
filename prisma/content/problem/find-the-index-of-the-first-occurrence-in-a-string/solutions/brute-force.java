class Solution {
    public int strStr(String haystack, String needle) {
        int n = haystack.length();
        int m = needle.length();
        for (int start = 0; start + m <= n; start++) {
            int length = 0;
            while (length < m
                    && haystack.charAt(start + length) == needle.charAt(length)) {
                length++;
            }
            if (length == m) return start;
        }
        return -1;
    }
}
