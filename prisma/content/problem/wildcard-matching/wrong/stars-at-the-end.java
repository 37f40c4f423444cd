// Wrong Answer: when the string is used up, stars that are left in the pattern count as a mismatch
class Solution {
    public boolean isMatch(String s, String p) {
        int i = 0, j = 0, star = -1, start = 0;
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
        return j == p.length();
    }
}
