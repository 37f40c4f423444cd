class Solution {
    public int numDecodings(String s) {
        return ways(s, 0);
    }

    private int ways(String s, int start) {
        if (start == s.length()) {
            return 1;
        }
        if (s.charAt(start) == '0') {
            return 0;
        }
        int count = ways(s, start + 1);
        int end = start + 2;
        if (end <= s.length() && Integer.parseInt(s.substring(start, end)) <= 26) {
            count += ways(s, end);
        }
        return count;
    }
}
