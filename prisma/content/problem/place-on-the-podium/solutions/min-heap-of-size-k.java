import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.PriorityQueue;

public class Main {
    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    private static int nextInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }

    public static void main(String[] args) throws IOException {
        int k = nextInt();
        PriorityQueue<Integer> best = new PriorityQueue<>();
        StringBuilder needed = new StringBuilder();
        for (int n = nextInt(); n > 0; n--) {
            best.add(nextInt());
            if (best.size() > k) best.remove();
            needed.append(best.size() < k ? "-" : best.element()).append(' ');
        }
        System.out.println(needed);
    }
}
