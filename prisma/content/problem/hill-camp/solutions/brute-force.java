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

    private static int[] nextInts() throws IOException {
        int[] numbers = new int[nextInt()];
        for (int i = 0; i < numbers.length; i++) numbers[i] = nextInt();
        return numbers;
    }

    public static void main(String[] args) throws IOException {
        int[] heights = nextInts();
        StringBuilder answer = new StringBuilder();
        for (int h : nextInts()) {
            int count = 0;
            for (int height : heights) {
                if (height >= h) count++;
            }
            answer.append(count).append(' ');
        }
        System.out.println(answer);
    }
}
