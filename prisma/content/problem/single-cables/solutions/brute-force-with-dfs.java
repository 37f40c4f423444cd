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

    private static boolean isCritical(
            int out, int[][] cables, List<List<Integer>> ends) {
        int goal = cables[out][1];
        boolean[] isReached = new boolean[ends.size()];
        int[] stack = new int[ends.size()];
        isReached[cables[out][0]] = true;
        stack[0] = cables[out][0];
        for (int size = 1; size > 0 && !isReached[goal]; ) {
            int from = stack[--size];
            for (int cable : ends.get(from)) {
                int office = cables[cable][0] + cables[cable][1] - from;
                if (cable == out || isReached[office]) continue;
                isReached[office] = true;
                stack[size++] = office;
            }
        }
        return !isReached[goal];
    }

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        int[][] cables = new int[nextInt()][2];
        List<List<Integer>> ends = new ArrayList<>();
        for (int i = 0; i <= n; i++) ends.add(new ArrayList<>());
        for (int cable = 0; cable < cables.length; cable++) {
            for (int end = 0; end < 2; end++) {
                cables[cable][end] = nextInt();
                ends.get(cables[cable][end]).add(cable);
            }
        }

        StringBuilder critical = new StringBuilder();
        for (int cable = 0; cable < cables.length; cable++) {
            if (isCritical(cable, cables, ends)) critical.append(cable + 1).append(' ');
        }
        System.out.println(critical);
    }
}
