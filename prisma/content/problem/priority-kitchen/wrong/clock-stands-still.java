// Runtime Error: does not move the clock to the next arrival when no order is waiting, and takes one from an empty queue
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Comparator;
import java.util.PriorityQueue;

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

        PriorityQueue<Order> waiting = new PriorityQueue<>(
                Comparator.comparingInt(Order::priority).reversed()
                        .thenComparingInt(Order::number));
        StringBuilder answer = new StringBuilder();
        long clock = 0;
        int arrived = 0;
        for (int finished = 0; finished < n; finished++) {
            while (arrived < n && orders[arrived].arrival() <= clock) {
                waiting.add(orders[arrived++]);
            }

            Order order = waiting.remove();
            clock += order.time();
            answer.append(order.number()).append(' ').append(clock).append('\n');
        }
        System.out.print(answer);
    }
}
