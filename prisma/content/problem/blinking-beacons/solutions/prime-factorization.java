import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.HashMap;
import java.util.Map;

public class Main {
    private static final long LIMIT = 1_000_000_000_000_000_000L;

    private static long secondsUntilAllBlink(String line) {
        Map<Integer, Integer> highest = new HashMap<>();
        for (String word : line.split(" ")) {
            int period = Integer.parseInt(word);
            for (int p = 2; p * p <= period; p++) {
                int exponent = 0;
                for (; period % p == 0; period /= p) exponent++;
                if (exponent > 0) highest.merge(p, exponent, Math::max);
            }
            if (period > 1) highest.merge(period, 1, Math::max);
        }
        long together = 1;
        for (Map.Entry<Integer, Integer> power : highest.entrySet()) {
            for (int i = 0; i < power.getValue(); i++) {
                if (together > LIMIT / power.getKey()) return -1;
                together *= power.getKey();
            }
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
