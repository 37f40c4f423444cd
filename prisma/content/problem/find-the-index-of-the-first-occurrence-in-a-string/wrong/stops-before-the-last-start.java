// Wrong Answer: leaves out the last start index, at the very end of the haystack
class Solution {
    public int strStr(String haystack, String needle) {
        for (int start = 0; start < haystack.length() - needle.length(); start++) {
            if (haystack.startsWith(needle, start)) return start;
        }
        return -1;
    }
}
