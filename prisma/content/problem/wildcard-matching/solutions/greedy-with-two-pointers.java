class Solution {
    public boolean isMatch(String s, String p) {
        int i = 0;
        int j = 0;
        int star = -1;
        int start = 0;
        while (i < s.length()) {
            char c = j < p.length() ? p.charAt(j) : ' ';
            if (c == '*') {
                star = j++;
                start = i;
            } else if (c == '?' || c == s.charAt(i)) {
                i++;
                j++;
            } else if (star >= 0) {
                i = ++start;
                j = star + 1;
            } else {
                return false;
            }
        }
        while (j < p.length() && p.charAt(j) == '*') {
            j++;
        }
        return j == p.length();
    }
}
