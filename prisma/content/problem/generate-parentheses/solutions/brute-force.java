import java.util.ArrayList;
import java.util.List;

class Solution {
    public List<String> generateParenthesis(int n) {
        List<String> texts = new ArrayList<>();
        for (int bits = 0; bits < 1 << (2 * n); bits++) {
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < 2 * n; i++) {
                text.append((bits >> i & 1) == 1 ? '(' : ')');
            }
            if (isBalanced(text.toString())) {
                texts.add(text.toString());
            }
        }
        return texts;
    }

    private static boolean isBalanced(String text) {
        int opened = 0;
        for (char bracket : text.toCharArray()) {
            opened += bracket == '(' ? 1 : -1;
            if (opened < 0) {
                return false;
            }
        }
        return opened == 0;
    }
}
