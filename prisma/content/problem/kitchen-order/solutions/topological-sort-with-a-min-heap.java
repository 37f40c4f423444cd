import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.ArrayList;
import java.util.List;
import java.util.PriorityQueue;

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
        List<List<Integer>> followers = new ArrayList<>();
        for (int i = 0; i <= n; i++) followers.add(new ArrayList<>());
        int[] waitingFor = new int[n + 1];
        for (; m > 0; m--) {
            int earlier = nextInt();
            int later = nextInt();
            followers.get(earlier).add(later);
            waitingFor[later]++;
        }

        PriorityQueue<Integer> ready = new PriorityQueue<>();
        for (int step = 1; step <= n; step++) {
            if (waitingFor[step] == 0) ready.add(step);
        }
        StringBuilder order = new StringBuilder();
        int placed = 0;
        for (; !ready.isEmpty(); placed++) {
            int step = ready.remove();
            order.append(step).append(' ');
            for (int later : followers.get(step)) {
                if (--waitingFor[later] == 0) ready.add(later);
            }
        }
        System.out.println(placed == n ? order : "impossible");
    }
}
