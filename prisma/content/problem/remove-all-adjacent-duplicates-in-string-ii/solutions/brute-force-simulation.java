class Solution {
    public String removeDuplicates(String s, int k) {
        StringBuilder text = new StringBuilder(s);
        int end = findRow(text, k);
        while (end >= 0) {
            text.delete(end - k, end);
            end = findRow(text, k);
        }
        return text.toString();
    }

    private static int findRow(StringBuilder text, int k) {
        int length = 0;
        for (int i = 0; i < text.length(); i++) {
            boolean isEqual = i > 0 && text.charAt(i - 1) == text.charAt(i);
            length = isEqual ? length + 1 : 1;
            if (length == k) {
                return i + 1;
            }
        }
        return -1;
    }
}
