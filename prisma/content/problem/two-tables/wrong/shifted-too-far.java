// Wrong Answer: shifts 1 by the number of components, which may be more than 63
import java.util.Scanner;

public class Main {
    private static int[] parent;

    private static int find(int node) {
        while (parent[node] != node) node = parent[node] = parent[parent[node]];
        return node;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        parent = new int[2 * n + 2];
        for (int i = 0; i < parent.length; i++) parent[i] = i;
        for (int m = in.nextInt(); m > 0; m--) {
            int one = in.nextInt();
            int other = in.nextInt();
            parent[find(one)] = find(other + n + 1);
            parent[find(other)] = find(one + n + 1);
        }
        int roots = 0;
        for (int guest = 1; guest <= n; guest++) {
            if (find(guest) == find(guest + n + 1)) {
                System.out.println(0);
                return;
            }
            if (find(guest) == guest) roots++;
            if (find(guest + n + 1) == guest + n + 1) roots++;
        }
        System.out.println((1L << roots / 2) % 1_000_000_007L);
    }
}
