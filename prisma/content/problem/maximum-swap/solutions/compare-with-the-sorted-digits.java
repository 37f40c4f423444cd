import java.util.Arrays;

class Solution {
    public int maximumSwap(int num) {
        String text = String.valueOf(num);
        char[] sorted = text.toCharArray();
        Arrays.sort(sorted);
        for (int i = 0; i < sorted.length; i++) {
            char greatest = sorted[sorted.length - 1 - i];
            if (text.charAt(i) != greatest) {
                StringBuilder swapped = new StringBuilder(text);
                swapped.setCharAt(text.lastIndexOf(greatest), text.charAt(i));
                swapped.setCharAt(i, greatest);
                return Integer.parseInt(swapped.toString());
            }
        }
        return num;
    }
}
