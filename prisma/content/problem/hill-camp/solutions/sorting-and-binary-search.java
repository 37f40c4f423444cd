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

    private static int[] nextInts() throws IOException {
        int[] numbers = new int[nextInt()];
        for (int i = 0; i < numbers.length; i++) numbers[i] = nextInt();
        return numbers;
    }

    public static void main(String[] args) throws IOException {
        int[] heights = nextInts();
        Arrays.sort(heights);
        StringBuilder answer = new StringBuilder();
        for (int h : nextInts()) {
            int low = 0;
            int high = heights.length;
            while (low < high) {
                int mid = (low + high) / 2;
                if (heights[mid] < h) low = mid + 1;
                else high = mid;
            }
            answer.append(heights.length - low).append(' ');
        }
        System.out.println(answer);
    }
}
