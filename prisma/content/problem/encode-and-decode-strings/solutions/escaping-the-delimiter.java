import java.util.ArrayList;
import java.util.List;

class Codec {
    public String encode(String[] strs) {
        StringBuilder text = new StringBuilder();
        for (String str : strs) {
            text.append(str.replace("/", "//").replace(",", "/,")).append(',');
        }
        return text.toString();
    }

    public String[] decode(String s) {
        List<String> strs = new ArrayList<>();
        StringBuilder str = new StringBuilder();
        for (int at = 0; at < s.length(); at++) {
            if (s.charAt(at) == ',') {
                strs.add(str.toString());
                str.setLength(0);
            } else {
                if (s.charAt(at) == '/') {
                    at++;
                }
                str.append(s.charAt(at));
            }
        }
        return strs.toArray(new String[0]);
    }
}
