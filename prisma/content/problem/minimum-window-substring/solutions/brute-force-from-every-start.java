class Solution {
    public String minWindow(String s, String t) {
        int[] wanted = new int[128];
        for (char letter : t.toCharArray()) wanted[letter]++;
        int from = 0, best = s.length() + 1;
        for (int start = 0; start < s.length(); start++) {
            int[] need = wanted.clone();
            int missing = t.length();
            for (int end = start; end < s.length() && end - start + 1 < best; end++) {
                if (need[s.charAt(end)]-- > 0) missing--;
                if (missing == 0) {
                    from = start;
                    best = end - start + 1;
                }
            }
        }
        return best > s.length() ? "" : s.substring(from, from + best);
    }
}
