class Solution {
    public int minAddToMakeValid(String s) {
        String left = s;
        while (left.contains("()")) {
            left = left.replace("()", "");
        }
        return left.length();
    }
}
