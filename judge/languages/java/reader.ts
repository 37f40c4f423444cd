/** The code of the Java driver that reads the cases, and the end of its class. */
export const JAVA_READER = String.raw`    /** JSON, of which numbers are Long or Double. */
    static class Reader {
        final String text;
        int at = 0;

        Reader(String text) { this.text = text; }

        Object value() {
            char sign = text.charAt(at);
            if (sign == '[') {
                List<Object> items = new ArrayList<>();
                at++;
                while (text.charAt(at) != ']') {
                    if (text.charAt(at) == ',') at++;
                    items.add(value());
                }
                at++;
                return items;
            }
            if (sign == '"') return string();
            for (String word : new String[] {"true", "false", "null"})
                if (text.startsWith(word, at)) {
                    at += word.length();
                    return word.equals("null") ? null : (Object) word.equals("true");
                }
            int start = at;
            while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) at++;
            String number = text.substring(start, at);
            if (number.matches("-?\\d+")) return Long.valueOf(number);
            return Double.valueOf(number);
        }

        String string() {
            StringBuilder read = new StringBuilder();
            at++;
            while (text.charAt(at) != '"') {
                char sign = text.charAt(at++);
                if (sign != '\\') {
                    read.append(sign);
                    continue;
                }
                sign = text.charAt(at++);
                switch (sign) {
                    case 'n' -> read.append('\n');
                    case 't' -> read.append('\t');
                    case 'r' -> read.append('\r');
                    case 'b' -> read.append('\b');
                    case 'f' -> read.append('\f');
                    case 'u' -> {
                        read.append((char) Integer.parseInt(text.substring(at, at + 4), 16));
                        at += 4;
                    }
                    default -> read.append(sign);
                }
            }
            at++;
            return read.toString();
        }
    }
}
`;
