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

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        int capacity = nextInt();
        int[] weights = new int[n];
        int[] values = new int[n];
        for (int i = 0; i < n; i++) {
            weights[i] = nextInt();
            values[i] = nextInt();
        }

        long most = 0;
        for (int carried = 0; carried < n; carried++) {
            long[] best = new long[capacity + 1];
            for (int i = 0; i < n; i++) {
                if (i == carried) continue;
                for (int room = capacity; room >= weights[i]; room--) {
                    long packed = best[room - weights[i]] + values[i];
                    best[room] = Math.max(best[room], packed);
                }
            }
            most = Math.max(most, values[carried] + best[capacity]);
        }
        System.out.println(most);
    }
}
