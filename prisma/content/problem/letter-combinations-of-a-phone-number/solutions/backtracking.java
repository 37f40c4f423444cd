import java.util.ArrayList;
import java.util.List;

class Solution {
    private static final String[] LETTERS = {
        "abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"
    };

    public List<String> letterCombinations(String digits) {
        List<String> texts = new ArrayList<>();
        if (!digits.isEmpty()) {
            choose(digits, new StringBuilder(), texts);
        }
        return texts;
    }

    private void choose(String digits, StringBuilder chosen, List<String> texts) {
        if (chosen.length() == digits.length()) {
            texts.add(chosen.toString());
            return;
        }
        String letters = LETTERS[digits.charAt(chosen.length()) - '2'];
        for (char letter : letters.toCharArray()) {
            chosen.append(letter);
            choose(digits, chosen, texts);
            chosen.setLength(chosen.length() - 1);
        }
    }
}
