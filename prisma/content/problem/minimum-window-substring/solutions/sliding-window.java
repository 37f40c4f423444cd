class Solution {
    public String minWindow(String s, String t) {
        int[] need = new int[128];
        for (char letter : t.toCharArray()) need[letter]++;
        int missing = t.length(), start = 0, from = 0, best = s.length() + 1;
        for (int end = 0; end < s.length(); end++) {
            if (need[s.charAt(end)]-- > 0) missing--;
            while (missing == 0) {
                if (end - start + 1 < best) {
                    from = start;
                    best = end - start + 1;
                }
                if (++need[s.charAt(start++)] > 0) missing++;
            }
        }
        return best > s.length() ? "" : s.substring(from, from + best);
    }
}
