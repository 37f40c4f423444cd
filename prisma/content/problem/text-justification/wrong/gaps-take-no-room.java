// Wrong Answer: ignores the gaps when it checks whether a word fits
import java.util.ArrayList;
import java.util.List;

class Solution {
    public List<String> fullJustify(String[] words, int maxWidth) {
        List<String> lines = new ArrayList<>();
        List<String> line = new ArrayList<>();
        int length = 0;
        for (String word : words) {
            if (length + word.length() > maxWidth) {
                int gaps = Math.max(1, line.size() - 1);
                for (int i = 0; i < maxWidth - length; i++) {
                    line.set(i % gaps, line.get(i % gaps) + " ");
                }
                lines.add(String.join("", line));
                line.clear();
                length = 0;
            }
            line.add(word);
            length += word.length();
        }
        StringBuilder last = new StringBuilder(String.join(" ", line));
        while (last.length() < maxWidth) {
            last.append(' ');
        }
        lines.add(last.toString());
        return lines;
    }
}
