// Runtime Error: runs past the start of the string if there is no space before the last word
class Solution {
    public int lengthOfLastWord(String s) {
        int i = s.length() - 1;
        while (s.charAt(i) == ' ') i--;
        int length = 0;
        while (s.charAt(i) != ' ') {
            length++;
            i--;
        }
        return length;
    }
}
