// Wrong Answer: counts the mirrored positions that differ, which is the number of replacements
class Solution {
    public int minInsertions(String s) {
        int different = 0;
        for (int i = 0, j = s.length() - 1; i < j; i++, j--) {
            if (s.charAt(i) != s.charAt(j)) different++;
        }
        return different;
    }
}
