// Wrong Answer: puts a pair at each place of a shorter text, and gets doubles
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
