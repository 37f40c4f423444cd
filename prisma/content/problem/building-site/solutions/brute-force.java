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

    private static long length(long[] days, List<List<Integer>> needed) {
        long[] end = new long[days.length];
        long whole = 0;
        for (int task = 1; task < days.length; task++) {
            for (int first : needed.get(task)) {
                end[task] = Math.max(end[task], end[first]);
            }
            end[task] += days[task];
            whole = Math.max(whole, end[task]);
        }
        return whole;
    }

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        long[] days = new long[n + 1];
        for (int task = 1; task <= n; task++) days[task] = nextInt();
        List<List<Integer>> needed = new ArrayList<>();
        for (int i = 0; i <= n; i++) needed.add(new ArrayList<>());
        for (int m = nextInt(); m > 0; m--) {
            int first = nextInt();
            needed.get(nextInt()).add(first);
        }

        long whole = length(days, needed);
        StringBuilder critical = new StringBuilder();
        for (int task = 1; task <= n; task++) {
            days[task]++;
            if (length(days, needed) > whole) critical.append(task).append(' ');
            days[task]--;
        }
        System.out.println(whole);
        System.out.println(critical);
    }
}
