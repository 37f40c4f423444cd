import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    private static final int LARGEST = 1_000_000;
    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    private static int nextInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }

    public static void main(String[] args) throws IOException {
        int[] smallestFactor = new int[LARGEST + 1];
        for (int p = 2; p <= LARGEST; p++) {
            if (smallestFactor[p] != 0) continue;
            smallestFactor[p] = p;
            for (long multiple = (long) p * p; multiple <= LARGEST; multiple += p) {
                if (smallestFactor[(int) multiple] == 0) {
                    smallestFactor[(int) multiple] = p;
                }
            }
        }

        StringBuilder answers = new StringBuilder();
        for (int q = nextInt(); q > 0; q--) {
            int stalls = nextInt();
            int plans = 1;
            while (stalls > 1) {
                int p = smallestFactor[stalls];
                int exponent = 0;
                for (; stalls % p == 0; stalls /= p) exponent++;
                plans *= exponent + 1;
            }
            answers.append(plans).append('\n');
        }
        System.out.print(answers);
    }
}
