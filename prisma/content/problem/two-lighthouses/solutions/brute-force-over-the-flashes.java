import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    private static long nextLong() throws IOException {
        IN.nextToken();
        return (long) IN.nval;
    }

    private static long firstTogether(long r, long m, long s, long n) {
        for (long k = 0; k < n; k++) {
            if ((r + m * k) % n == s) return r + m * k;
        }
        return -1;
    }

    public static void main(String[] args) throws IOException {
        StringBuilder answers = new StringBuilder();
        for (long q = nextLong(); q > 0; q--) {
            long r = nextLong();
            long m = nextLong();
            long s = nextLong();
            answers.append(firstTogether(r, m, s, nextLong())).append('\n');
        }
        System.out.print(answers);
    }
}
