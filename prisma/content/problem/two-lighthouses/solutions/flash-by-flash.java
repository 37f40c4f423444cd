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

    private static long firstTogether(int r, int m, int s, int n) {
        int start = r % n;
        long rest = start;
        for (long second = r; ; second += m) {
            if (rest == s) return second;
            rest = (rest + m) % n;
            if (rest == start) return -1;
        }
    }

    public static void main(String[] args) throws IOException {
        StringBuilder answers = new StringBuilder();
        for (int q = nextInt(); q > 0; q--) {
            long first = firstTogether(nextInt(), nextInt(), nextInt(), nextInt());
            answers.append(first).append('\n');
        }
        System.out.print(answers);
    }
}
