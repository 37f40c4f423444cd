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

    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    // The x from 0 to modulus - 1 with number * x = 1 modulo modulus.
    private static long inverse(long number, long modulus) {
        long before = 0;
        long now = 1 % modulus;
        long larger = modulus;
        long smaller = number % modulus;
        while (smaller > 1) {
            long times = larger / smaller;
            long rest = larger - times * smaller;
            larger = smaller;
            smaller = rest;
            long next = before - times * now;
            before = now;
            now = next;
        }
        return Math.floorMod(now, modulus);
    }

    private static long firstTogether(long r, long m, long s, long n) {
        long divisor = gcd(m, n);
        if ((s - r) % divisor != 0) return -1;
        long repeat = n / divisor;
        long difference = Math.floorMod((s - r) / divisor, repeat);
        return r + m * (difference * inverse(m / divisor, repeat) % repeat);
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
