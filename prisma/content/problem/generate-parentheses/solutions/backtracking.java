import java.util.ArrayList;
import java.util.List;

class Solution {
    private List<String> texts;
    private final StringBuilder current = new StringBuilder();

    public List<String> generateParenthesis(int n) {
        texts = new ArrayList<>();
        extend(n, 0, 0);
        return texts;
    }

    private void extend(int n, int opened, int closed) {
        if (closed == n) {
            texts.add(current.toString());
            return;
        }
        if (opened < n) {
            current.append('(');
            extend(n, opened + 1, closed);
            current.setLength(current.length() - 1);
        }
        if (closed < opened) {
            current.append(')');
            extend(n, opened, closed + 1);
            current.setLength(current.length() - 1);
        }
    }
}
