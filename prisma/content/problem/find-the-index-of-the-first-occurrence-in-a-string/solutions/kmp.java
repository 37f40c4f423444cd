class Solution {
    public int strStr(String haystack, String needle) {
        int m = needle.length();
        int[] failure = new int[m];
        int length = 0;
        for (int i = 1; i < m; i++) {
            while (length > 0 && needle.charAt(i) != needle.charAt(length)) {
                length = failure[length - 1];
            }
            if (needle.charAt(i) == needle.charAt(length)) length++;
            failure[i] = length;
        }
        length = 0;
        for (int i = 0; i < haystack.length(); i++) {
            while (length > 0 && haystack.charAt(i) != needle.charAt(length)) {
                length = failure[length - 1];
            }
            if (haystack.charAt(i) == needle.charAt(length)) length++;
            if (length == m) return i - m + 1;
        }
        return -1;
    }
}
