class Solution {
    public int minCut(String s) {
        int[] cuts = new int[s.length() + 1];
        for (int i = 0; i < cuts.length; i++) {
            cuts[i] = i - 1;
        }
        for (int center = 0; center < s.length(); center++) {
            expand(s, center, center, cuts);
            expand(s, center - 1, center, cuts);
        }
        return cuts[s.length()];
    }

    private void expand(String s, int left, int right, int[] cuts) {
        while (left >= 0 && right < s.length() && s.charAt(left) == s.charAt(right)) {
            cuts[right + 1] = Math.min(cuts[right + 1], cuts[left] + 1);
            left--;
            right++;
        }
    }
}
