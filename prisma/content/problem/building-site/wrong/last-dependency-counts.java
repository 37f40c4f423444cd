// Wrong Answer: starts a task at the end of the dependency processed last, not at the latest end of all
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
        int[] days = new int[n + 1];
        for (int task = 1; task <= n; task++) days[task] = nextInt();
        List<List<Integer>> dependents = new ArrayList<>();
        for (int i = 0; i <= n; i++) dependents.add(new ArrayList<>());
        for (int m = nextInt(); m > 0; m--) {
            int first = nextInt();
            dependents.get(first).add(nextInt());
        }

        long[] earliestStart = new long[n + 1];
        long length = 0;
        for (int task = 1; task <= n; task++) {
            long end = earliestStart[task] + days[task];
            length = Math.max(length, end);
            for (int then : dependents.get(task)) {
                earliestStart[then] = end;
            }
        }

        long[] latestStart = new long[n + 1];
        for (int task = n; task >= 1; task--) {
            long end = length;
            for (int then : dependents.get(task)) {
                end = Math.min(end, latestStart[then]);
            }
            latestStart[task] = end - days[task];
        }

        StringBuilder critical = new StringBuilder();
        for (int task = 1; task <= n; task++) {
            if (earliestStart[task] < latestStart[task]) continue;
            critical.append(task).append(' ');
        }
        System.out.println(length);
        System.out.println(critical);
    }
}
