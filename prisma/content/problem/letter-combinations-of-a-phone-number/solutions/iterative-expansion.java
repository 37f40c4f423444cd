import java.util.ArrayList;
import java.util.List;

class Solution {
    private static final String[] LETTERS = {
        "abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"
    };

    public List<String> letterCombinations(String digits) {
        if (digits.isEmpty()) {
            return new ArrayList<>();
        }
        List<String> texts = List.of("");
        for (char digit : digits.toCharArray()) {
            List<String> longer = new ArrayList<>();
            for (String text : texts) {
                for (char letter : LETTERS[digit - '2'].toCharArray()) {
                    longer.add(text + letter);
                }
            }
            texts = longer;
        }
        return texts;
    }
}
