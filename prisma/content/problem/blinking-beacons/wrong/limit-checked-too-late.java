// Wrong Answer: compares with the limit after the product has already overflowed
import java.util.Scanner;

public class Main {
    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        for (int q = Integer.parseInt(in.nextLine()); q > 0; q--) {
            long together = 1;
            for (String word : in.nextLine().split(" ")) {
                long period = Long.parseLong(word);
                together = together / gcd(together, period) * period;
            }
            System.out.println(together > 1_000_000_000_000_000_000L ? -1 : together);
        }
    }
}
