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

    private record Reached(int village, int cameFrom, long kilometres) {}

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        long[] residents = new long[n + 1];
        List<List<Integer>> neighbours = new ArrayList<>();
        neighbours.add(List.of());
        for (int i = 1; i <= n; i++) {
            residents[i] = nextInt();
            neighbours.add(new ArrayList<>());
        }
        for (int i = 1; i < n; i++) {
            int a = nextInt();
            int b = nextInt();
            neighbours.get(a).add(b);
            neighbours.get(b).add(a);
        }

        StringBuilder answers = new StringBuilder();
        for (int hall = 1; hall <= n; hall++) {
            long total = 0;
            Deque<Reached> stack = new ArrayDeque<>();
            stack.push(new Reached(hall, 0, 0));
            while (!stack.isEmpty()) {
                Reached at = stack.pop();
                total += residents[at.village()] * at.kilometres();
                for (int other : neighbours.get(at.village())) {
                    if (other == at.cameFrom()) continue;
                    stack.push(new Reached(other, at.village(), at.kilometres() + 1));
                }
            }
            answers.append(total).append(hall < n ? ' ' : '\n');
        }
        System.out.print(answers);
    }
}
