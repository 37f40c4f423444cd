class Solution {
    public String countAndSay(int n) {
        String term = "1";
        for (int i = 1; i < n; i++) {
            StringBuilder next = new StringBuilder();
            int start = 0;
            while (start < term.length()) {
                int end = start;
                while (end < term.length() && term.charAt(end) == term.charAt(start)) {
                    end++;
                }
                next.append(end - start).append(term.charAt(start));
                start = end;
            }
            term = next.toString();
        }
        return term;
    }
}
