// Wrong Answer: the multiple overflows before it is compared with N
import java.util.Arrays;
import java.util.Scanner;

public class Main {
    private static long floors;
    private static long[] unlucky;

    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    private static long signedCount(int first, long multiple) {
        if (multiple > floors) return 0;
        if (first == unlucky.length) return floors / multiple;
        long together = multiple / gcd(multiple, unlucky[first]) * unlucky[first];
        return signedCount(first + 1, multiple) - signedCount(first + 1, together);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        floors = Long.parseLong(in.nextLine());
        String[] words = in.nextLine().split(" ");
        unlucky = Arrays.stream(words).mapToLong(Long::parseLong).toArray();
        System.out.println(signedCount(0, 1));
    }
}
