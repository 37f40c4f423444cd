// Wrong Answer: multiplies before it divides, which overflows although the result would fit
import java.util.Scanner;
import java.util.StringTokenizer;

public class Main {
    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        for (int q = Integer.parseInt(in.nextLine()); q > 0; q--) {
            StringTokenizer periods = new StringTokenizer(in.nextLine());
            long together = 1;
            while (periods.hasMoreTokens() && together <= 1_000_000_000_000_000_000L) {
                long period = Long.parseLong(periods.nextToken());
                together = together * period / gcd(together, period);
            }
            System.out.println(together > 1_000_000_000_000_000_000L ? -1 : together);
        }
    }
}
