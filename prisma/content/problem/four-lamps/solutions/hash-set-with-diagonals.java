import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.HashSet;
import java.util.Set;

public class Main {
    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    private static int nextInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }

    private static long keyOf(long x, long y) {
        return x * 2_000_000_000L + y;
    }

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        int[] x = new int[n];
        int[] y = new int[n];
        Set<Long> present = new HashSet<>();
        for (int i = 0; i < n; i++) {
            x[i] = nextInt();
            y[i] = nextInt();
            present.add(keyOf(x[i], y[i]));
        }
        int rectangles = 0;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                if (x[i] >= x[j] || y[i] >= y[j]) continue;
                if (present.contains(keyOf(x[i], y[j]))
                        && present.contains(keyOf(x[j], y[i]))) {
                    rectangles++;
                }
            }
        }
        System.out.println(rectangles);
    }
}
