// Wrong Answer: writes a run only when the digit changes, so the last run is missing
class Solution {
    public String countAndSay(int n) {
        String term = "1";
        for (int i = 1; i < n; i++) {
            StringBuilder next = new StringBuilder();
            int length = 1;
            for (int j = 1; j < term.length(); j++) {
                if (term.charAt(j) == term.charAt(j - 1)) {
                    length++;
                } else {
                    next.append(length).append(term.charAt(j - 1));
                    length = 1;
                }
            }
            term = next.toString();
        }
        return term;
    }
}
