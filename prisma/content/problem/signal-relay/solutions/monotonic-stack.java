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

        int[] passes = new int[n];
        int[] visible = new int[n];
        int size = 0;
        for (int i = n - 1; i >= 0; i--) {
            while (size > 0 && heights[visible[size - 1]] <= heights[i]) size--;
            if (size > 0) passes[i] = passes[visible[size - 1]] + 1;
            visible[size++] = i;
        }

        StringBuilder answer = new StringBuilder();
        for (int count : passes) answer.append(count).append(' ');
        System.out.println(answer);
    }
}
