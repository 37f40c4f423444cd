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

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        int[] heights = new int[n];
        for (int i = 0; i < n; i++) heights[i] = nextInt();

        StringBuilder answer = new StringBuilder();
        for (int start = 0; start < n; start++) {
            int reached = heights[start];
            int passes = 0;
            for (int i = start + 1; i < n; i++) {
                if (heights[i] > reached) {
                    reached = heights[i];
                    passes++;
                }
            }
            answer.append(passes).append(' ');
        }
        System.out.println(answer);
    }
}
