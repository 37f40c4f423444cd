import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    private static int nextInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }

    private static long cost(int[] weights, int first, int end) {
        if (end - first == 1) return 0;
        long cheapest = Long.MAX_VALUE;
        for (int gap = first + 1; gap < end; gap++) {
            long parts = cost(weights, first, gap) + cost(weights, gap, end);
            cheapest = Math.min(cheapest, parts);
        }
        for (int i = first; i < end; i++) cheapest += weights[i];
        return cheapest;
    }

    public static void main(String[] args) throws IOException {
        int[] weights = new int[nextInt()];
        for (int i = 0; i < weights.length; i++) weights[i] = nextInt();
        System.out.println(cost(weights, 0, weights.length));
    }
}
