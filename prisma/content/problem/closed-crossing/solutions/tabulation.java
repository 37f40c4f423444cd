import java.util.Scanner;

public class Main {
    private static final int MOD = 1_000_000_007;

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        int c = in.nextInt();
        int d = in.nextInt();
        int[] ways = new int[b + 1];
        ways[0] = 1;
        for (int x = 0; x <= a; x++) {
            for (int y = 0; y <= b; y++) {
                if (x == c && y == d) ways[y] = 0;
                else if (y > 0) ways[y] = (ways[y] + ways[y - 1]) % MOD;
            }
        }
        System.out.println(ways[b]);
    }
}
