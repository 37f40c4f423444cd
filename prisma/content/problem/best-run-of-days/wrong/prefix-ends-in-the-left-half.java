// Wrong Answer: takes the best prefix of the left half, although it may continue into the right half
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    private record Stretch(long sum, long head, long tail, long best) {
        static Stretch day(long profit) {
            return new Stretch(profit, profit, profit, profit);
        }

        static Stretch join(Stretch a, Stretch b) {
            if (a == null) return b;
            if (b == null) return a;
            return new Stretch(
                    a.sum + b.sum,
                    a.head,
                    Math.max(b.tail, b.sum + a.tail),
                    Math.max(Math.max(a.best, b.best), a.tail + b.head));
        }
    }

    private static Stretch[] tree;

    private static void renew(int node) {
        tree[node] = Stretch.join(tree[2 * node], tree[2 * node + 1]);
    }

    private static long best(int from, int end) {
        Stretch left = null;
        Stretch right = null;
        for (int low = from, high = end; low < high; low /= 2, high /= 2) {
            if (low % 2 == 1) left = Stretch.join(left, tree[low++]);
            if (high % 2 == 1) right = Stretch.join(tree[--high], right);
        }
        return Stretch.join(left, right).best();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine());
        String[] profits = in.readLine().split(" ");
        tree = new Stretch[2 * n];
        for (int i = 0; i < n; i++)
            tree[n + i] = Stretch.day(Long.parseLong(profits[i]));
        for (int node = n - 1; node > 0; node--) renew(node);

        StringBuilder answers = new StringBuilder();
        for (int q = Integer.parseInt(in.readLine()); q > 0; q--) {
            String[] request = in.readLine().split(" ");
            int node = n + Integer.parseInt(request[1]) - 1;
            int second = Integer.parseInt(request[2]);
            if (request[0].equals("best")) {
                answers.append(best(node, n + second)).append('\n');
            } else {
                tree[node] = Stretch.day(second);
                while ((node /= 2) > 0) renew(node);
            }
        }
        System.out.print(answers);
    }
}
