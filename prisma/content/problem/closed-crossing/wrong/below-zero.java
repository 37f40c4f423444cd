// Wrong Answer: the difference of two remainders may be negative
import java.math.BigInteger;
import java.util.Scanner;

public class Main {
    private static final BigInteger MOD = BigInteger.valueOf(1_000_000_007);

    private static long ways(int east, int north) {
        BigInteger above = BigInteger.ONE;
        BigInteger below = BigInteger.ONE;
        for (int k = 1; k <= east; k++) {
            above = above.multiply(BigInteger.valueOf(north + k)).mod(MOD);
            below = below.multiply(BigInteger.valueOf(k)).mod(MOD);
        }
        return above.multiply(below.modInverse(MOD)).mod(MOD).longValue();
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        int c = in.nextInt();
        int d = in.nextInt();
        long through = ways(c, d) * ways(a - c, b - d) % 1_000_000_007;
        System.out.println((ways(a, b) - through) % 1_000_000_007);
    }
}
