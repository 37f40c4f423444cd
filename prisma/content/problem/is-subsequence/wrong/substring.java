// Wrong Answer: tests for a substring, whose characters are adjacent
class Solution {
    public boolean isSubsequence(String s, String t) {
        return t.contains(s);
    }
}
