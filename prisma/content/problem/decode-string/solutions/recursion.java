class Solution {
    private String text;
    private int position;

    public String decodeString(String s) {
        text = s;
        position = 0;
        return readPart();
    }

    private String readPart() {
        StringBuilder whole = new StringBuilder();
        int count = 0;
        while (position < text.length()) {
            char character = text.charAt(position++);
            if (character == ']') {
                break;
            }
            if (character == '[') {
                whole.append(readPart().repeat(count));
                count = 0;
            } else if (Character.isDigit(character)) {
                count = count * 10 + (character - '0');
            } else {
                whole.append(character);
            }
        }
        return whole.toString();
    }
}
