import java.util.ArrayList;
import java.util.List;

class Solution {
    public List<String> fullJustify(String[] words, int maxWidth) {
        List<String> lines = new ArrayList<>();
        int first = 0;
        while (first < words.length) {
            int length = words[first].length();
            int end = first + 1;
            while (end < words.length && length + 1 + words[end].length() <= maxWidth) {
                length += 1 + words[end].length();
                end++;
            }
            int gaps = end - first - 1;
            boolean isSpread = end < words.length && gaps > 0;
            int spare = isSpread ? maxWidth - length : 0;
            StringBuilder line = new StringBuilder(words[first]);
            for (int i = 0; i < gaps; i++) {
                int extra = spare / gaps + (i < spare % gaps ? 1 : 0);
                line.append(" ".repeat(1 + extra)).append(words[first + 1 + i]);
            }
            line.append(" ".repeat(maxWidth - line.length()));
            lines.add(line.toString());
            first = end;
        }
        return lines;
    }
}
