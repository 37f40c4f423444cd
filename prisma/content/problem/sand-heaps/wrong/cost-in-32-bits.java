// Wrong Answer: the cost of many heavy heaps overflows an int
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] before = new int[n + 1];
        for (int i = 0; i < n; i++) before[i + 1] = before[i] + in.nextInt();
        int[][] cost = new int[n + 1][n + 1];
        for (int length = 2; length <= n; length++) {
            for (int first = 0; first + length <= n; first++) {
                int end = first + length;
                int cheapest = Integer.MAX_VALUE;
                for (int gap = first + 1; gap < end; gap++) {
                    cheapest = Math.min(cheapest, cost[first][gap] + cost[gap][end]);
                }
                cost[first][end] = cheapest + before[end] - before[first];
            }
        }
        System.out.println(cost[0][n]);
    }
}
