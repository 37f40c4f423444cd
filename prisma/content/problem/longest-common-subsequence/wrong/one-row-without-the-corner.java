// Wrong Answer: the entry above to the left is already overwritten, so a character counts twice
class Solution {
    public int longestCommonSubsequence(String text1, String text2) {
        int[] length = new int[text2.length() + 1];
        for (char first : text1.toCharArray()) {
            for (int j = 1; j <= text2.length(); j++) {
                if (first == text2.charAt(j - 1)) {
                    length[j] = length[j - 1] + 1;
                } else {
                    length[j] = Math.max(length[j], length[j - 1]);
                }
            }
        }
        return length[text2.length()];
    }
}
