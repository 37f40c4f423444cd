// Wrong Answer: adds the longer way of the others but does not subtract the shorter way of those below
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.ArrayList;
import java.util.List;

public class Main {
    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    private static int nextInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        long[] below = new long[n + 1];
        List<List<Integer>> neighbours = new ArrayList<>();
        neighbours.add(List.of());
        for (int i = 1; i <= n; i++) {
            below[i] = nextInt();
            neighbours.add(new ArrayList<>());
        }
        for (int i = 1; i < n; i++) {
            int a = nextInt();
            int b = nextInt();
            neighbours.get(a).add(b);
            neighbours.get(b).add(a);
        }

        int[] parent = new int[n + 1];
        int[] order = new int[n];
        order[0] = 1;
        int found = 1;
        for (int village : order) {
            for (int other : neighbours.get(village)) {
                if (other == parent[village]) continue;
                parent[other] = village;
                order[found++] = other;
            }
        }

        long[] total = new long[n + 1];
        for (int i = n - 1; i > 0; i--) {
            below[parent[order[i]]] += below[order[i]];
            total[1] += below[order[i]];
        }
        long everybody = below[1];
        for (int i = 1; i < n; i++) {
            int village = order[i];
            total[village] = total[parent[village]] + everybody - below[village];
        }
        StringBuilder answers = new StringBuilder();
        for (int i = 1; i <= n; i++)
            answers.append(total[i]).append(i < n ? ' ' : '\n');
        System.out.print(answers);
    }
}
