class Solution {
    public String longestCommonPrefix(String[] strs) {
        String first = strs[0];
        for (int column = 0; column < first.length(); column++) {
            char letter = first.charAt(column);
            for (String word : strs) {
                if (column == word.length() || word.charAt(column) != letter) {
                    return first.substring(0, column);
                }
            }
        }
        return first;
    }
}
