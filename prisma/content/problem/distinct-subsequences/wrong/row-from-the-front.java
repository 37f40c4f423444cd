// Wrong Answer: updates the row from left to right, so one character of s is used twice
class Solution {
    public int numDistinct(String s, String t) {
        int[] ways = new int[t.length() + 1];
        ways[0] = 1;
        for (char letter : s.toCharArray()) {
            for (int j = 1; j <= t.length(); j++) {
                if (t.charAt(j - 1) == letter) {
                    ways[j] += ways[j - 1];
                }
            }
        }
        return ways[t.length()];
    }
}
