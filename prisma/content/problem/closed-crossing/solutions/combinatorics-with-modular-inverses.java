import java.util.Scanner;

public class Main {
    private static final long MOD = 1_000_000_007L;
    private static long[] factorial;

    private static long power(long base, long exponent) {
        long result = 1;
        for (long rest = exponent, square = base; rest > 0; rest /= 2) {
            if (rest % 2 == 1) result = result * square % MOD;
            square = square * square % MOD;
        }
        return result;
    }

    private static long ways(int east, int north) {
        long below = factorial[east] * factorial[north] % MOD;
        return factorial[east + north] * power(below, MOD - 2) % MOD;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        int c = in.nextInt();
        int d = in.nextInt();
        factorial = new long[a + b + 1];
        factorial[0] = 1;
        for (int k = 1; k <= a + b; k++) factorial[k] = factorial[k - 1] * k % MOD;
        long through = ways(c, d) * ways(a - c, b - d) % MOD;
        System.out.println((ways(a, b) - through + MOD) % MOD);
    }
}
