import java.util.Arrays;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[][] cost = new int[n][n];
        for (int[] row : cost) {
            for (int desk = 0; desk < n; desk++) row[desk] = in.nextInt();
        }

        int all = (1 << n) - 1;
        int[] best = new int[all + 1];
        Arrays.fill(best, Integer.MAX_VALUE);
        best[0] = 0;
        for (int taken = 0; taken < all; taken++) {
            int person = Integer.bitCount(taken);
            for (int desk = 0; desk < n; desk++) {
                if ((taken >> desk & 1) == 1) continue;
                int withDesk = taken | 1 << desk;
                int total = best[taken] + cost[person][desk];
                best[withDesk] = Math.min(best[withDesk], total);
            }
        }
        System.out.println(best[all]);
    }
}
