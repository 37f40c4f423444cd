// Wrong Answer: the sums overflow an int
import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    private static List<List<Integer>> neighbours = new ArrayList<>();
    private static int[] below;
    private static int[] total;
    private static List<Integer> order = new ArrayList<>(List.of(1));

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        below = new int[n + 1];
        total = new int[n + 1];
        for (int i = 0; i <= n; i++) neighbours.add(new ArrayList<>());
        for (int i = 1; i <= n; i++) below[i] = in.nextInt();
        for (int i = 1; i < n; i++) {
            int a = in.nextInt();
            int b = in.nextInt();
            neighbours.get(a).add(b);
            neighbours.get(b).add(a);
        }
        int[] parent = new int[n + 1];
        for (int i = 0; i < order.size(); i++) {
            int village = order.get(i);
            for (int other : neighbours.get(village)) {
                if (other == parent[village]) continue;
                parent[other] = village;
                order.add(other);
            }
        }
        for (int i = n - 1; i > 0; i--) {
            below[parent[order.get(i)]] += below[order.get(i)];
            total[1] += below[order.get(i)];
        }
        for (int village : order.subList(1, n)) {
            total[village] = total[parent[village]] + below[1] - 2 * below[village];
        }
        for (int i = 1; i <= n; i++) System.out.print(total[i] + " ");
        System.out.println();
    }
}
