import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Arrays;

public class Main {
    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    private static int nextInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }

    private static int[] smallestFactors(int largest) {
        int[] factors = new int[largest + 1];
        for (int p = 2; p * p <= largest; p++) {
            if (factors[p] != 0) continue;
            for (int multiple = p * p; multiple <= largest; multiple += p) {
                if (factors[multiple] == 0) factors[multiple] = p;
            }
        }
        for (int number = 2; number <= largest; number++) {
            if (factors[number] == 0) factors[number] = number;
        }
        return factors;
    }

    public static void main(String[] args) throws IOException {
        int[] questions = new int[nextInt()];
        for (int i = 0; i < questions.length; i++) questions[i] = nextInt();

        int[] factors = smallestFactors(Arrays.stream(questions).max().getAsInt());
        StringBuilder answers = new StringBuilder();
        for (int stalls : questions) {
            int left = stalls;
            int plans = 1;
            while (left > 1) {
                int factor = factors[left];
                int exponent = 0;
                for (; left % factor == 0; left /= factor) exponent++;
                plans *= exponent + 1;
            }
            answers.append(plans).append('\n');
        }
        System.out.print(answers);
    }
}
