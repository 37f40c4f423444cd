import java.util.Arrays;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        String limit = new Scanner(System.in).next();

        // free[x] counts the restless prefixes below that of N that end in digit x.
        long[] free = new long[10];
        int last = -1;
        boolean isRestless = true;
        for (int place = 0; place < limit.length(); place++) {
            int highest = limit.charAt(place) - '0';
            long total = Arrays.stream(free).sum();
            for (int digit = 0; digit <= 9; digit++) free[digit] = total - free[digit];
            if (place > 0) {
                for (int first = 1; first <= 9; first++) free[first]++;
            }
            if (isRestless) {
                for (int digit = place == 0 ? 1 : 0; digit < highest; digit++) {
                    if (digit != last) free[digit]++;
                }
            }
            isRestless = isRestless && highest != last;
            last = highest;
        }
        System.out.println(Arrays.stream(free).sum() + (isRestless ? 1 : 0));
    }
}
