import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.HashMap;
import java.util.Map;

public class Main {
    private static final long LIMIT = 1_000_000_000_000_000_000L;

    private static void note(Map<Integer, Integer> highest, int period) {
        int left = period;
        for (int prime = 2; prime <= left / prime; prime++) {
            if (left % prime != 0) continue;
            int power = 1;
            for (; left % prime == 0; left /= prime) power *= prime;
            highest.merge(prime, power, Math::max);
        }
        if (left > 1) highest.merge(left, left, Math::max);
    }

    private static long product(Iterable<Integer> powers) {
        long together = 1;
        for (int power : powers) {
            if (power > LIMIT / together) return -1;
            together *= power;
        }
        return together;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        for (int q = Integer.parseInt(in.readLine()); q > 0; q--) {
            Map<Integer, Integer> highest = new HashMap<>();
            for (String period : in.readLine().split(" ")) {
                note(highest, Integer.parseInt(period));
            }
            System.out.println(product(highest.values()));
        }
    }
}
