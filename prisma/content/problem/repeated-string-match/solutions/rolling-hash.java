class Solution {
    private static final long BASE = 131;
    private static final long PRIME = 1_000_000_007;

    public int repeatedStringMatch(String a, String b) {
        int n = a.length();
        int m = b.length();
        long wanted = 0;
        long window = 0;
        long highest = 1;
        for (int j = 0; j < m; j++) {
            wanted = (wanted * BASE + b.charAt(j)) % PRIME;
            window = (window * BASE + a.charAt(j % n)) % PRIME;
            if (j > 0) highest = highest * BASE % PRIME;
        }
        for (int start = 0; start < n; start++) {
            if (window == wanted && matches(a, b, start)) {
                return (start + m + n - 1) / n;
            }
            long rest = Math.floorMod(window - a.charAt(start) * highest, PRIME);
            window = (rest * BASE + a.charAt((start + m) % n)) % PRIME;
        }
        return -1;
    }

    private static boolean matches(String a, String b, int start) {
        for (int j = 0; j < b.length(); j++) {
            if (a.charAt((start + j) % a.length()) != b.charAt(j)) return false;
        }
        return true;
    }
}
