import java.util.ArrayList;
import java.util.List;

class Codec {
    public String encode(String[] strs) {
        StringBuilder text = new StringBuilder();
        for (String str : strs) {
            for (char sign : str.toCharArray()) {
                text.append((int) sign).append(',');
            }
            text.append(';');
        }
        return text.toString();
    }

    public String[] decode(String s) {
        List<String> strs = new ArrayList<>();
        StringBuilder str = new StringBuilder();
        int code = 0;
        for (char sign : s.toCharArray()) {
            if (sign == ';') {
                strs.add(str.toString());
                str.setLength(0);
            } else if (sign == ',') {
                str.append((char) code);
                code = 0;
            } else {
                code = 10 * code + (sign - '0');
            }
        }
        return strs.toArray(new String[0]);
    }
}
