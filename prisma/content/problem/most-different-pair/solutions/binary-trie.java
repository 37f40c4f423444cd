import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    private static int nextInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        // The children of a node are at 2 * node and 2 * node + 1; 0 means none.
        int[] children = new int[2 * (30 * n + 1)];
        int nodes = 1;
        int best = 0;
        for (int i = 0; i < n; i++) {
            int setting = nextInt();

            int node = 0;
            for (int bit = 29; bit >= 0; bit--) {
                int child = 2 * node + (setting >> bit & 1);
                if (children[child] == 0) children[child] = nodes++;
                node = children[child];
            }

            int difference = 0;
            node = 0;
            for (int bit = 29; bit >= 0; bit--) {
                int child = 2 * node + (setting >> bit & 1);
                int opposite = children[child ^ 1];
                if (opposite != 0) difference |= 1 << bit;
                node = opposite != 0 ? opposite : children[child];
            }
            best = Math.max(best, difference);
        }
        System.out.println(best);
    }
}
