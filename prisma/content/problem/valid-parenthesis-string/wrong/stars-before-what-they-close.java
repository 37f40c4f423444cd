// Wrong Answer: a star closes any ( that is left, also one that comes after it
class Solution {
    public boolean checkValidString(String s) {
        int opened = 0;
        int stars = 0;
        for (char character : s.toCharArray()) {
            if (character == '(') {
                opened++;
            } else if (character == '*') {
                stars++;
            } else if (opened > 0) {
                opened--;
            } else if (stars > 0) {
                stars--;
            } else {
                return false;
            }
        }
        return opened <= stars;
    }
}
