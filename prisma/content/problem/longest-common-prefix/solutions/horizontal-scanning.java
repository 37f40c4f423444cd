class Solution {
    public String longestCommonPrefix(String[] strs) {
        String first = strs[0];
        int length = first.length();
        for (String word : strs) {
            length = Math.min(length, word.length());
            int shared = 0;
            while (shared < length && word.charAt(shared) == first.charAt(shared)) {
                shared++;
            }
            length = shared;
        }
        return first.substring(0, length);
    }
}
