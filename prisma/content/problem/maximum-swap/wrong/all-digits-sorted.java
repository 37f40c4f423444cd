// Wrong Answer: sorts all digits, which takes more than one swap
import java.util.Arrays;

class Solution {
    public int maximumSwap(int num) {
        char[] digits = String.valueOf(num).toCharArray();
        Arrays.sort(digits);
        String rising = new String(digits);
        return Integer.parseInt(new StringBuilder(rising).reverse().toString());
    }
}
