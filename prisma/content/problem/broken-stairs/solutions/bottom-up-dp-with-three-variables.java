import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    /** The next number, or 0 if there is none. */
    private static int nextInt() throws IOException {
        return IN.nextToken() == StreamTokenizer.TT_NUMBER ? (int) IN.nval : 0;
    }

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        int broken = nextInt();
        long third = 0;
        long second = 0;
        long first = 1;
        for (int step = 1; step <= n; step++) {
            long here = 0;
            if (step == broken) {
                broken = nextInt();
            } else {
                here = (first + second + third) % 1_000_000_007L;
            }
            third = second;
            second = first;
            first = here;
        }
        System.out.println(first);
    }
}
