// Wrong Answer: inserts a pair at each index of a shorter string and gets duplicates
class Solution {
    public List<String> generateParenthesis(int n) {
        List<String> texts = List.of("");
        for (int pairs = 1; pairs <= n; pairs++) {
            List<String> longer = new ArrayList<>();
            for (String text : texts) {
                for (int i = 0; i <= text.length(); i++) {
                    longer.add(text.substring(0, i) + "()" + text.substring(i));
                }
            }
            texts = longer;
        }
        return texts;
    }
}
