class Solution {
    public String minRemoveToMakeValid(String s) {
        StringBuilder text = new StringBuilder(s);
        for (int bad = findBad(text); bad >= 0; bad = findBad(text)) {
            text.deleteCharAt(bad);
        }
        return text.toString();
    }

    private static int findBad(StringBuilder text) {
        int balance = 0;
        for (int i = 0; i < text.length(); i++) {
            balance += step(text.charAt(i));
            if (balance < 0) {
                return i;
            }
        }
        balance = 0;
        for (int i = text.length() - 1; i >= 0; i--) {
            balance -= step(text.charAt(i));
            if (balance < 0) {
                return i;
            }
        }
        return -1;
    }

    private static int step(char character) {
        return character == '(' ? 1 : character == ')' ? -1 : 0;
    }
}
