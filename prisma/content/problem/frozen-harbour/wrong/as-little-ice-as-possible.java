// Wrong Answer: minimizes the broken ice first and the moves second
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        List<String> harbour = new ArrayList<>();
        while (!in.hasNextInt()) harbour.add(in.next());
        int rows = harbour.size();
        int columns = harbour.get(0).length();
        int[] cost = new int[rows * columns];
        Arrays.fill(cost, Integer.MAX_VALUE);
        cost[0] = 0;
        PriorityQueue<int[]> queue = new PriorityQueue<>((a, b) -> a[0] - b[0]);
        queue.add(new int[] {0, 0});
        int[][] steps = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
        while (!queue.isEmpty()) {
            int[] top = queue.remove();
            for (int[] step : steps) {
                int r = top[1] / columns + step[0];
                int c = top[1] % columns + step[1];
                if (r < 0 || r >= rows || c < 0 || c >= columns) continue;
                int ice = harbour.get(r).charAt(c) == '#' ? 1_000_000 : 0;
                int next = top[0] + 1 + ice;
                if (next >= cost[r * columns + c]) continue;
                cost[r * columns + c] = next;
                queue.add(new int[] {next, r * columns + c});
            }
        }
        int best = cost[cost.length - 1];
        for (int q = in.nextInt(); q > 0; q--) {
            boolean isReached = best / 1_000_000 <= in.nextInt();
            System.out.print((isReached ? best % 1_000_000 : -1) + " ");
        }
    }
}
