class Solution {
    public int minCut(String s) {
        return cuts(s, 0);
    }

    private int cuts(String s, int i) {
        int last = s.length() - 1;
        if (isPalindrome(s, i, last)) return 0;
        int best = last - i;
        for (int j = i; j < last; j++) {
            if (isPalindrome(s, i, j)) {
                best = Math.min(best, 1 + cuts(s, j + 1));
            }
        }
        return best;
    }

    private boolean isPalindrome(String s, int left, int right) {
        while (left < right && s.charAt(left) == s.charAt(right)) {
            left++;
            right--;
        }
        return left >= right;
    }
}
