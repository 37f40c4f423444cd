import java.util.ArrayList;
import java.util.List;

class Solution {
    public List<String> fullJustify(String[] words, int maxWidth) {
        List<String> lines = new ArrayList<>();
        List<String> line = new ArrayList<>();
        int length = 0;
        for (String word : words) {
            if (length + line.size() + word.length() > maxWidth) {
                lines.add(justified(line, maxWidth - length));
                line.clear();
                length = 0;
            }
            line.add(word);
            length += word.length();
        }
        String last = String.join(" ", line);
        lines.add(last + " ".repeat(maxWidth - last.length()));
        return lines;
    }

    private static String justified(List<String> line, int spaces) {
        int gaps = Math.max(1, line.size() - 1);
        for (int i = 0; i < spaces; i++) {
            line.set(i % gaps, line.get(i % gaps) + " ");
        }
        return String.join("", line);
    }
}
