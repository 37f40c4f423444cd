// Wrong Answer: removes a run of k or more letters as a whole
class Solution {
    public String removeDuplicates(String s, int k) {
        StringBuilder text = new StringBuilder(s);
        int start = 0;
        while (start < text.length()) {
            int end = start;
            while (end < text.length() && text.charAt(end) == text.charAt(start)) end++;
            if (end - start >= k) {
                text.delete(start, end);
                start = 0;
            } else {
                start = end;
            }
        }
        return text.toString();
    }
}
