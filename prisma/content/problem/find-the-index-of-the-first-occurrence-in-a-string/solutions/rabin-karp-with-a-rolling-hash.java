class Solution {
    private static final long BASE = 257;
    private static final long MODULUS = 1_000_000_007;

    public int strStr(String haystack, String needle) {
        int n = haystack.length();
        int m = needle.length();
        if (m > n) return -1;
        long wanted = 0;
        long window = 0;
        long highest = 1;
        for (int i = 0; i < m; i++) {
            wanted = (wanted * BASE + needle.charAt(i)) % MODULUS;
            window = (window * BASE + haystack.charAt(i)) % MODULUS;
            if (i > 0) highest = highest * BASE % MODULUS;
        }
        for (int start = 0; start + m <= n; start++) {
            if (window == wanted && haystack.startsWith(needle, start)) return start;
            if (start + m < n) {
                long leaving = haystack.charAt(start) * highest % MODULUS;
                window = (window - leaving + MODULUS) % MODULUS;
                window = (window * BASE + haystack.charAt(start + m)) % MODULUS;
            }
        }
        return -1;
    }
}
