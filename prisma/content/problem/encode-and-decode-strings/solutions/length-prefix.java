import java.util.ArrayList;
import java.util.List;

class Codec {
    public String encode(String[] strs) {
        StringBuilder text = new StringBuilder();
        for (String str : strs) {
            text.append(str.length()).append(':').append(str);
        }
        return text.toString();
    }

    public String[] decode(String s) {
        List<String> strs = new ArrayList<>();
        int at = 0;
        while (at < s.length()) {
            int colon = s.indexOf(':', at);
            int end = colon + 1 + Integer.parseInt(s.substring(at, colon));
            strs.add(s.substring(colon + 1, end));
            at = end;
        }
        return strs.toArray(new String[0]);
    }
}
