import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

public class Main {
    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    private static int nextInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }

    private record Bridge(int to, int number) {}

    private static int countGroups(List<List<Bridge>> leaving, boolean[] isClosed) {
        boolean[] reached = new boolean[leaving.size()];
        int groups = 0;
        for (int start = 1; start < leaving.size(); start++) {
            if (reached[start]) continue;
            groups++;
            reached[start] = true;
            Deque<Integer> open = new ArrayDeque<>(List.of(start));
            while (!open.isEmpty()) {
                for (Bridge bridge : leaving.get(open.pop())) {
                    if (isClosed[bridge.number()] || reached[bridge.to()]) continue;
                    reached[bridge.to()] = true;
                    open.push(bridge.to());
                }
            }
        }
        return groups;
    }

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        int m = nextInt();
        List<List<Bridge>> leaving = new ArrayList<>();
        for (int island = 0; island <= n; island++) leaving.add(new ArrayList<>());
        for (int number = 1; number <= m; number++) {
            int a = nextInt();
            int b = nextInt();
            leaving.get(a).add(new Bridge(b, number));
            leaving.get(b).add(new Bridge(a, number));
        }

        boolean[] isClosed = new boolean[m + 1];
        int k = nextInt();
        StringBuilder answer = new StringBuilder();
        for (int i = 0; i < k; i++) {
            isClosed[nextInt()] = true;
            answer.append(countGroups(leaving, isClosed)).append('\n');
        }
        System.out.print(answer);
    }
}
