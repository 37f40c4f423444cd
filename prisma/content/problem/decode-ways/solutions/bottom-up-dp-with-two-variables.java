class Solution {
    public int numDecodings(String s) {
        int previous = 0;
        int current = 1;
        char before = '0';
        for (char digit : s.toCharArray()) {
            int ways = digit != '0' ? current : 0;
            if (before == '1' || before == '2' && digit <= '6') {
                ways += previous;
            }
            previous = current;
            current = ways;
            before = digit;
        }
        return current;
    }
}
