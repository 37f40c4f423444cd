import java.util.Arrays;

class Solution {
    public int longestPalindrome(String s) {
        char[] letters = s.toCharArray();
        Arrays.sort(letters);
        int length = 0;
        boolean hasCenter = false;
        int start = 0;
        while (start < letters.length) {
            int end = start;
            while (end < letters.length && letters[end] == letters[start]) end++;
            int run = end - start;
            length += run - run % 2;
            hasCenter = hasCenter || run % 2 == 1;
            start = end;
        }
        return hasCenter ? length + 1 : length;
    }
}
