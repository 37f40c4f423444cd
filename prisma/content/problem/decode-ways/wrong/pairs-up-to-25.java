// Wrong Answer: rejects the pair 26, although it stands for Z
class Solution {
    public int numDecodings(String s) {
        int previous = 0;
        int current = 1;
        for (int i = 0; i < s.length(); i++) {
            int ways = s.charAt(i) != '0' ? current : 0;
            if (i > 0) {
                int pair = Integer.parseInt(s.substring(i - 1, i + 1));
                if (pair >= 10 && pair < 26) {
                    ways += previous;
                }
            }
            previous = current;
            current = ways;
        }
        return current;
    }
}
