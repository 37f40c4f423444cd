import java.util.HashSet;
import java.util.Set;

class Solution {
    public boolean isHappy(int n) {
        Set<Integer> seen = new HashSet<>();
        int number = n;
        while (number != 1 && seen.add(number)) {
            number = next(number);
        }
        return number == 1;
    }

    private static int next(int n) {
        int sum = 0;
        for (int rest = n; rest > 0; rest /= 10) {
            int digit = rest % 10;
            sum += digit * digit;
        }
        return sum;
    }
}
