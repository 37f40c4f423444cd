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

    private record Order(int number, int arrival, int time, int priority) {}

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        Order[] orders = new Order[n];
        for (int i = 0; i < n; i++) {
            orders[i] = new Order(i + 1, nextInt(), nextInt(), nextInt());
        }

        List<Order> waiting = new ArrayList<>();
        StringBuilder answer = new StringBuilder();
        long clock = 0;
        int arrived = 0;
        for (int finished = 0; finished < n; finished++) {
            if (waiting.isEmpty()) clock = Math.max(clock, orders[arrived].arrival());
            while (arrived < n && orders[arrived].arrival() <= clock) {
                waiting.add(orders[arrived++]);
            }

            int best = 0;
            for (int i = 1; i < waiting.size(); i++) {
                if (waiting.get(i).priority() > waiting.get(best).priority()) best = i;
            }
            Order order = waiting.remove(best);
            clock += order.time();
            answer.append(order.number()).append(' ').append(clock).append('\n');
        }
        System.out.print(answer);
    }
}
