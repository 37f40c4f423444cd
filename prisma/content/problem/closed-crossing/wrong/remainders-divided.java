// Wrong Answer: divides the remainders instead of multiplying by the modular inverse
import java.util.Scanner;

public class Main {
    private static final long MOD = 1_000_000_007L;

    private static long ways(int east, int north) {
        long above = 1;
        long below = 1;
        for (int k = 1; k <= north; k++) {
            above = above * (east + k) % MOD;
            below = below * k % MOD;
        }
        return above / below;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        int c = in.nextInt();
        int d = in.nextInt();
        long through = ways(c, d) * ways(a - c, b - d) % MOD;
        System.out.println((ways(a, b) - through + MOD) % MOD);
    }
}
