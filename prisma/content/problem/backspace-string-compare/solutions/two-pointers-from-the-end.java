class Solution {
    public boolean backspaceCompare(String s, String t) {
        int i = previousLetter(s, s.length());
        int j = previousLetter(t, t.length());
        while (i >= 0 && j >= 0) {
            if (s.charAt(i) != t.charAt(j)) {
                return false;
            }
            i = previousLetter(s, i);
            j = previousLetter(t, j);
        }
        return i < 0 && j < 0;
    }

    private int previousLetter(String keys, int end) {
        int skip = 0;
        for (int i = end - 1; i >= 0; i--) {
            if (keys.charAt(i) == '#') {
                skip++;
            } else if (skip > 0) {
                skip--;
            } else {
                return i;
            }
        }
        return -1;
    }
}
