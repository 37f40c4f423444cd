class Solution {
    public boolean backspaceCompare(String s, String t) {
        return shown(s).equals(shown(t));
    }

    private String shown(String keys) {
        StringBuilder stack = new StringBuilder();
        for (char key : keys.toCharArray()) {
            if (key != '#') {
                stack.append(key);
            } else if (stack.length() > 0) {
                stack.setLength(stack.length() - 1);
            }
        }
        return stack.toString();
    }
}
