import java.util.Arrays;
import java.util.Scanner;

public class Main {
    private final int[][] cost;
    private final int[] memo;

    private Main(int[][] cost) {
        this.cost = cost;
        memo = new int[1 << cost.length];
        Arrays.fill(memo, -1);
        memo[memo.length - 1] = 0;
    }

    private int best(int taken) {
        if (memo[taken] >= 0) return memo[taken];
        int[] row = cost[Integer.bitCount(taken)];
        int cheapest = Integer.MAX_VALUE;
        for (int desk = 0; desk < row.length; desk++) {
            if ((taken >> desk & 1) == 1) continue;
            cheapest = Math.min(cheapest, row[desk] + best(taken | 1 << desk));
        }
        memo[taken] = cheapest;
        return cheapest;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[][] cost = new int[n][n];
        for (int[] row : cost) {
            for (int desk = 0; desk < n; desk++) row[desk] = in.nextInt();
        }
        System.out.println(new Main(cost).best(0));
    }
}
