class Solution {
    public int minAddToMakeValid(String s) {
        int opened = 0;
        int added = 0;
        for (char character : s.toCharArray()) {
            if (character == '(') {
                opened++;
            } else if (opened > 0) {
                opened--;
            } else {
                added++;
            }
        }
        return added + opened;
    }
}
