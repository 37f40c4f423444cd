// Wrong Answer: rejects numbers in which a digit repeats anywhere, not only in adjacent positions
import java.util.Scanner;

public class Main {
    private static long count(String limit, int place, int used, boolean isTight) {
        if (place == limit.length()) return used > 0 ? 1 : 0;
        int highest = isTight ? limit.charAt(place) - '0' : 9;
        long total = 0;
        for (int digit = 0; digit <= highest; digit++) {
            if ((used & (1 << digit)) != 0) continue;
            int next = used == 0 && digit == 0 ? 0 : used | (1 << digit);
            total += count(limit, place + 1, next, isTight && digit == highest);
        }
        return total;
    }

    public static void main(String[] args) {
        System.out.println(count(new Scanner(System.in).next(), 0, 0, true));
    }
}
