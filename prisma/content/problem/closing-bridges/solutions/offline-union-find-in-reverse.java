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

    private static class Groups {
        private final int[] parent;
        private final int[] size;
        private int count;

        Groups(int n) {
            parent = new int[n + 1];
            size = new int[n + 1];
            count = n;
            for (int island = 1; island <= n; island++) {
                parent[island] = island;
                size[island] = 1;
            }
        }

        int find(int island) {
            while (parent[island] != island) {
                parent[island] = parent[parent[island]];
                island = parent[island];
            }
            return island;
        }

        void join(int a, int b) {
            int larger = find(a);
            int smaller = find(b);
            if (larger == smaller) return;
            if (size[larger] < size[smaller]) {
                int swapped = larger;
                larger = smaller;
                smaller = swapped;
            }
            parent[smaller] = larger;
            size[larger] += size[smaller];
            count--;
        }
    }

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        int m = nextInt();
        int[] from = new int[m + 1];
        int[] to = new int[m + 1];
        for (int bridge = 1; bridge <= m; bridge++) {
            from[bridge] = nextInt();
            to[bridge] = nextInt();
        }
        int k = nextInt();
        int[] closings = new int[k];
        boolean[] isClosed = new boolean[m + 1];
        for (int i = 0; i < k; i++) {
            closings[i] = nextInt();
            isClosed[closings[i]] = true;
        }

        Groups groups = new Groups(n);
        for (int bridge = 1; bridge <= m; bridge++) {
            if (!isClosed[bridge]) groups.join(from[bridge], to[bridge]);
        }

        int[] answers = new int[k];
        for (int i = k - 1; i >= 0; i--) {
            answers[i] = groups.count;
            groups.join(from[closings[i]], to[closings[i]]);
        }
        StringBuilder output = new StringBuilder();
        for (int answer : answers) output.append(answer).append('\n');
        System.out.print(output);
    }
}
