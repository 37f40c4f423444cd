class Solution {
    public boolean checkValidString(String s) {
        int least = 0;
        int greatest = 0;
        for (char character : s.toCharArray()) {
            least += character == '(' ? 1 : -1;
            greatest += character == ')' ? -1 : 1;
            if (greatest < 0) {
                return false;
            }
            least = Math.max(least, 0);
        }
        return least == 0;
    }
}
