import java.util.Arrays;
import java.util.Scanner;

public class Main {
    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    // The floors that are divisible by all unlucky numbers of the mask.
    private static long divisible(long floors, long[] unlucky, int mask) {
        long multiple = 1;
        for (int i = 0; i < unlucky.length; i++) {
            if ((mask >> i & 1) == 0) continue;
            long factor = unlucky[i] / gcd(multiple, unlucky[i]);
            if (factor > floors / multiple) return 0;
            multiple *= factor;
        }
        return floors / multiple;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long floors = Long.parseLong(in.nextLine());
        String[] words = in.nextLine().split(" ");
        long[] unlucky = Arrays.stream(words).mapToLong(Long::parseLong).toArray();

        long plates = 0;
        for (int mask = 0; mask < 1 << unlucky.length; mask++) {
            int sign = Integer.bitCount(mask) % 2 == 1 ? -1 : 1;
            plates += sign * divisible(floors, unlucky, mask);
        }
        System.out.println(plates);
    }
}
