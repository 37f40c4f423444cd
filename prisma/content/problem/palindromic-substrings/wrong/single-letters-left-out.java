// Wrong Answer: starts at length 2, so single letters are not counted
class Solution {
    public int countSubstrings(String s) {
        int count = 0;
        for (int middle = 0; middle < 2 * s.length() - 1; middle++) {
            int left = middle % 2 == 0 ? middle / 2 - 1 : middle / 2;
            int right = middle / 2 + 1;
            while (left >= 0 && right < s.length()
                    && s.charAt(left) == s.charAt(right)) {
                count++;
                left--;
                right++;
            }
        }
        return count;
    }
}
