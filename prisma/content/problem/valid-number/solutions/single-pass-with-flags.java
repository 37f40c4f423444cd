class Solution {
    public boolean isNumber(String s) {
        boolean hasDigit = false;
        boolean hasPoint = false;
        boolean hasExponent = false;
        char previous = 'e';
        for (char c : s.toCharArray()) {
            if (Character.isDigit(c)) {
                hasDigit = true;
            } else if (c == '+' || c == '-') {
                if (previous != 'e' && previous != 'E') {
                    return false;
                }
            } else if (c == '.') {
                if (hasPoint || hasExponent) {
                    return false;
                }
                hasPoint = true;
            } else if (c == 'e' || c == 'E') {
                if (hasExponent || !hasDigit) {
                    return false;
                }
                hasExponent = true;
                hasDigit = false;
            } else {
                return false;
            }
            previous = c;
        }
        return hasDigit;
    }
}
