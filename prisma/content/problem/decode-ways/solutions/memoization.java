class Solution {
    public int numDecodings(String s) {
        Integer[] memo = new Integer[s.length() + 1];
        memo[s.length()] = 1;
        return ways(s, 0, memo);
    }

    private int ways(String s, int i, Integer[] memo) {
        if (memo[i] == null) {
            int count = 0;
            if (s.charAt(i) != '0') {
                count = ways(s, i + 1, memo);
                int end = i + 2;
                if (end <= s.length() && Integer.parseInt(s.substring(i, end)) <= 26) {
                    count += ways(s, end, memo);
                }
            }
            memo[i] = count;
        }
        return memo[i];
    }
}
