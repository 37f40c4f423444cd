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

    public static void main(String[] args) throws IOException {
        int[] questions = new int[nextInt()];
        for (int i = 0; i < questions.length; i++) questions[i] = nextInt();

        int largest = Arrays.stream(questions).max().getAsInt();
        int[] plans = new int[largest + 1];
        for (int rows = 1; rows <= largest; rows++) {
            for (int stalls = rows; stalls <= largest; stalls += rows) plans[stalls]++;
        }
        StringBuilder answers = new StringBuilder();
        for (int stalls : questions) answers.append(plans[stalls]).append('\n');
        System.out.print(answers);
    }
}
