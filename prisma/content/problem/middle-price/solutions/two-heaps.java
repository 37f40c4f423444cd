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

    public static void main(String[] args) throws IOException {
        PriorityQueue<Integer> lower = new PriorityQueue<>(Comparator.reverseOrder());
        PriorityQueue<Integer> upper = new PriorityQueue<>();
        StringBuilder medians = new StringBuilder();
        for (int n = nextInt(); n > 0; n--) {
            lower.add(nextInt());
            upper.add(lower.remove());
            if (upper.size() > lower.size()) lower.add(upper.remove());
            medians.append(lower.element()).append(' ');
        }
        System.out.println(medians);
    }
}
