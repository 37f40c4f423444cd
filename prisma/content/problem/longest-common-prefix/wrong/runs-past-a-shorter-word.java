// Runtime Error: reads past the end of a shorter string
class Solution {
    public String longestCommonPrefix(String[] strs) {
        String first = strs[0];
        for (int column = 0; column < first.length(); column++) {
            for (String word : strs) {
                if (word.charAt(column) != first.charAt(column)) {
                    return first.substring(0, column);
                }
            }
        }
        return first;
    }
}
