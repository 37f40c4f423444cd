import java.util.Scanner;

public class Main {
    private static final long MOD = 1_000_000_007L;

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        int c = in.nextInt();
        int d = in.nextInt();
        long[] ways = new long[b + 1];
        ways[0] = 1;
        for (int east = 0; east <= a; east++) {
            for (int north = 0; north <= b; north++) {
                if (east == c && north == d) {
                    ways[north] = 0;
                } else if (north > 0) {
                    ways[north] = (ways[north] + ways[north - 1]) % MOD;
                }
            }
        }
        System.out.println(ways[b]);
    }
}
