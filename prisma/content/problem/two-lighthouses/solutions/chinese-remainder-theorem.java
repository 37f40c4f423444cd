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

    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    private static long inverse(long number, long modulus) {
        long a = number;
        long b = modulus;
        long x = 1;
        long next = 0;
        while (b != 0) {
            long quotient = a / b;
            long rest = a - quotient * b;
            a = b;
            b = rest;
            long before = x - quotient * next;
            x = next;
            next = before;
        }
        return Math.floorMod(x, modulus);
    }

    private static long firstTogether(long r, long m, long s, long n) {
        long g = gcd(m, n);
        if ((s - r) % g != 0) return -1;
        long step = n / g;
        long k = Math.floorMod((s - r) / g, step) * inverse(m / g, step) % step;
        return r + m * k;
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
