import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    private static final long LIMIT = 1_000_000_000_000_000_000L;

    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    private static long secondsUntilAllBlink(StringTokenizer periods) {
        long together = 1;
        while (periods.hasMoreTokens()) {
            long period = Long.parseLong(periods.nextToken());
            long factor = period / gcd(together, period);
            if (factor > LIMIT / together) return -1;
            together *= factor;
        }
        return together;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringBuilder answers = new StringBuilder();
        for (int q = Integer.parseInt(in.readLine()); q > 0; q--) {
            StringTokenizer periods = new StringTokenizer(in.readLine());
            answers.append(secondsUntilAllBlink(periods)).append('\n');
        }
        System.out.print(answers);
    }
}
