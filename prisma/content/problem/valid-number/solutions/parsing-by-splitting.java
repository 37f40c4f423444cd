class Solution {
    public boolean isNumber(String s) {
        String text = s.replace('E', 'e');
        int e = text.indexOf('e');
        if (e >= 0) {
            String exponent = withoutSign(text.substring(e + 1));
            if (exponent.isEmpty() || !isDigits(exponent)) {
                return false;
            }
        }
        String decimal = withoutSign(e < 0 ? text : text.substring(0, e));
        int point = decimal.indexOf('.');
        String before = point < 0 ? decimal : decimal.substring(0, point);
        String behind = point < 0 ? "" : decimal.substring(point + 1);
        if (before.isEmpty() && behind.isEmpty()) {
            return false;
        }
        return isDigits(before) && isDigits(behind);
    }

    private static String withoutSign(String text) {
        return text.startsWith("+") || text.startsWith("-") ? text.substring(1) : text;
    }

    private static boolean isDigits(String text) {
        return text.chars().allMatch(Character::isDigit);
    }
}
