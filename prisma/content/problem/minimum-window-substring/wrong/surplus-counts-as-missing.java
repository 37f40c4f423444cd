// Wrong Answer: a removed character counts as missing even if the window had one too many
class Solution {
    public String minWindow(String s, String t) {
        int[] need = new int[128];
        boolean[] isNeeded = new boolean[128];
        for (char letter : t.toCharArray()) {
            need[letter]++;
            isNeeded[letter] = true;
        }
        int missing = t.length(), start = 0, from = 0, best = s.length() + 1;
        for (int end = 0; end < s.length(); end++) {
            if (need[s.charAt(end)]-- > 0) missing--;
            while (missing == 0) {
                if (end - start + 1 < best) {
                    from = start;
                    best = end - start + 1;
                }
                need[s.charAt(start)]++;
                if (isNeeded[s.charAt(start++)]) missing++;
            }
        }
        return best > s.length() ? "" : s.substring(from, from + best);
    }
}
