import java.util.ArrayList;
import java.util.List;

class Solution {
    public List<String> generateParenthesis(int n) {
        List<List<String>> texts = new ArrayList<>();
        texts.add(List.of(""));
        for (int pairs = 1; pairs <= n; pairs++) {
            List<String> joined = new ArrayList<>();
            for (int k = 0; k < pairs; k++) {
                for (String inner : texts.get(k)) {
                    for (String rest : texts.get(pairs - 1 - k)) {
                        joined.add("(" + inner + ")" + rest);
                    }
                }
            }
            texts.add(joined);
        }
        return texts.get(n);
    }
}
