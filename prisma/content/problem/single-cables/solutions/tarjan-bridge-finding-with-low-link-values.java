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
        int m = nextInt();
        int[] sum = new int[m + 1];
        List<List<Integer>> cablesAt = new ArrayList<>();
        for (int i = 0; i <= n; i++) cablesAt.add(new ArrayList<>());
        for (int cable = 1; cable <= m; cable++) {
            int one = nextInt();
            int other = nextInt();
            // The sum of both ends minus one end is the other end.
            sum[cable] = one + other;
            cablesAt.get(one).add(cable);
            cablesAt.get(other).add(cable);
        }

        int[] number = new int[n + 1];
        int[] before = new int[n + 1];
        int[] cameOver = new int[n + 1];
        int[] next = new int[n + 1];
        int[] order = new int[n + 1];
        int reached = 0;
        for (int start = 1; start <= n; start++) {
            if (number[start] != 0) continue;
            number[start] = ++reached;
            order[reached] = start;
            for (int office = start; office != 0; ) {
                if (next[office] == cablesAt.get(office).size()) {
                    office = before[office];
                    continue;
                }
                int cable = cablesAt.get(office).get(next[office]++);
                int other = sum[cable] - office;
                if (number[other] != 0) continue;
                number[other] = ++reached;
                order[reached] = other;
                before[other] = office;
                cameOver[other] = cable;
                office = other;
            }
        }

        int[] smallest = number.clone();
        boolean[] isCritical = new boolean[m + 1];
        for (int i = n; i >= 1; i--) {
            int office = order[i];
            for (int cable : cablesAt.get(office)) {
                if (cable == cameOver[office]) continue;
                int other = sum[cable] - office;
                smallest[office] = Math.min(smallest[office], number[other]);
            }
            if (cameOver[office] == 0) continue;
            isCritical[cameOver[office]] = smallest[office] == i;
            int above = before[office];
            smallest[above] = Math.min(smallest[above], smallest[office]);
        }

        StringBuilder critical = new StringBuilder();
        for (int cable = 1; cable <= m; cable++) {
            if (isCritical[cable]) critical.append(cable).append(' ');
        }
        System.out.println(critical);
    }
}
