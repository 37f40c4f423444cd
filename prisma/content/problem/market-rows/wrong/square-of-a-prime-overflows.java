// Runtime Error: p * p overflows for large primes, and the index is below 0
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int largest = 1_000_000;
        int[] factors = new int[largest + 1];
        for (int p = 2; p <= largest; p++) {
            if (factors[p] != 0) continue;
            factors[p] = p;
            for (int multiple = p * p; multiple <= largest; multiple += p) {
                if (factors[multiple] == 0) factors[multiple] = p;
            }
        }
        for (int q = in.nextInt(); q > 0; q--) {
            int plans = 1;
            for (int left = in.nextInt(); left > 1; ) {
                int factor = factors[left];
                int exponent = 0;
                for (; left % factor == 0; left /= factor) exponent++;
                plans *= exponent + 1;
            }
            System.out.println(plans);
        }
    }
}
