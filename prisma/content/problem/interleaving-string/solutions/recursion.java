class Solution {
    public boolean isInterleave(String s1, String s2, String s3) {
        return s1.length() + s2.length() == s3.length() && fits(s1, s2, s3);
    }

    private boolean fits(String s1, String s2, String s3) {
        if (s3.isEmpty()) {
            return true;
        }
        char letter = s3.charAt(0);
        String rest = s3.substring(1);
        if (startsWith(s1, letter) && fits(s1.substring(1), s2, rest)) {
            return true;
        }
        return startsWith(s2, letter) && fits(s1, s2.substring(1), rest);
    }

    private boolean startsWith(String text, char letter) {
        return !text.isEmpty() && text.charAt(0) == letter;
    }
}
