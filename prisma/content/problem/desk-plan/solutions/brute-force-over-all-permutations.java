import java.util.Scanner;

public class Main {
    private final int[][] cost;

    private Main(int[][] cost) {
        this.cost = cost;
    }

    private int cheapestFrom(int person, int taken) {
        if (person == cost.length) return 0;
        int best = Integer.MAX_VALUE;
        for (int desk = 0; desk < cost.length; desk++) {
            if ((taken >> desk & 1) == 1) continue;
            int others = cheapestFrom(person + 1, taken | 1 << desk);
            best = Math.min(best, cost[person][desk] + others);
        }
        return best;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[][] cost = new int[n][n];
        for (int[] row : cost) {
            for (int desk = 0; desk < n; desk++) row[desk] = in.nextInt();
        }
        System.out.println(new Main(cost).cheapestFrom(0, 0));
    }
}
