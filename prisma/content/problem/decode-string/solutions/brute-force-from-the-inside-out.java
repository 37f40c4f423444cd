class Solution {
    public String decodeString(String s) {
        String text = s;
        int end = text.indexOf(']');
        while (end >= 0) {
            int start = text.lastIndexOf('[', end);
            int digits = start;
            while (digits > 0 && Character.isDigit(text.charAt(digits - 1))) {
                digits--;
            }
            int count = Integer.parseInt(text.substring(digits, start));
            String repeated = text.substring(start + 1, end).repeat(count);
            text = text.substring(0, digits) + repeated + text.substring(end + 1);
            end = text.indexOf(']');
        }
        return text;
    }
}
