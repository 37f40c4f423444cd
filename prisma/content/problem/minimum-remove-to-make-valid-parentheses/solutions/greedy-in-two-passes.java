class Solution {
    public String minRemoveToMakeValid(String s) {
        int openNow = 0;
        int pairs = 0;
        for (char character : s.toCharArray()) {
            if (character == '(') {
                openNow++;
            } else if (character == ')' && openNow > 0) {
                openNow--;
                pairs++;
            }
        }
        StringBuilder kept = new StringBuilder();
        int opened = 0;
        int closed = 0;
        for (char character : s.toCharArray()) {
            if (character == '(') {
                if (opened == pairs) {
                    continue;
                }
                opened++;
            } else if (character == ')') {
                if (closed == opened) {
                    continue;
                }
                closed++;
            }
            kept.append(character);
        }
        return kept.toString();
    }
}
