class Solution {
    public boolean checkValidString(String s) {
        boolean[] possible = new boolean[s.length() + 1];
        possible[0] = true;
        for (char character : s.toCharArray()) {
            boolean[] following = new boolean[s.length() + 1];
            for (int count = 0; count <= s.length(); count++) {
                if (!possible[count]) {
                    continue;
                }
                if (character != ')') {
                    following[count + 1] = true;
                }
                if (character != '(' && count > 0) {
                    following[count - 1] = true;
                }
                if (character == '*') {
                    following[count] = true;
                }
            }
            possible = following;
        }
        return possible[0];
    }
}
