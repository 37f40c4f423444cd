class Solution {
    public int numDistinct(String s, String t) {
        int[] ways = new int[t.length() + 1];
        ways[0] = 1;
        for (char letter : s.toCharArray()) {
            for (int j = t.length(); j > 0; j--) {
                if (t.charAt(j - 1) == letter) {
                    ways[j] += ways[j - 1];
                }
            }
        }
        return ways[t.length()];
    }
}
