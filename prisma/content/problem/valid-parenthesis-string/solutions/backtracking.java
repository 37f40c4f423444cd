class Solution {
    public boolean checkValidString(String s) {
        return canClose(s, 0, 0);
    }

    private static boolean canClose(String s, int place, int opened) {
        if (opened < 0) {
            return false;
        }
        if (place == s.length()) {
            return opened == 0;
        }
        return switch (s.charAt(place)) {
            case '(' -> canClose(s, place + 1, opened + 1);
            case ')' -> canClose(s, place + 1, opened - 1);
            default -> canClose(s, place + 1, opened)
                || canClose(s, place + 1, opened + 1)
                || canClose(s, place + 1, opened - 1);
        };
    }
}
