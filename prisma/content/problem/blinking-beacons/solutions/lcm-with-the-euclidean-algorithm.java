import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    private static final long LIMIT = 1_000_000_000_000_000_000L;

    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    private static long secondsUntilAllBlink(String line) {
        long together = 1;
        for (String word : line.split(" ")) {
            long period = Long.parseLong(word);
            long factor = together / gcd(together, period);
            if (factor > LIMIT / period) return -1;
            together = factor * period;
        }
        return together;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringBuilder answers = new StringBuilder();
        for (int q = Integer.parseInt(in.readLine()); q > 0; q--) {
            answers.append(secondsUntilAllBlink(in.readLine())).append('\n');
        }
        System.out.print(answers);
    }
}
