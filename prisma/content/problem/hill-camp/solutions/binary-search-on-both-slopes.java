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

    private static int findPeak(int[] heights) {
        int low = 0;
        int high = heights.length - 1;
        while (low < high) {
            int mid = (low + high) / 2;
            if (heights[mid] < heights[mid + 1]) low = mid + 1;
            else high = mid;
        }
        return low;
    }

    public static void main(String[] args) throws IOException {
        int[] heights = nextInts();
        int peak = findPeak(heights);
        StringBuilder answer = new StringBuilder();
        for (int h : nextInts()) {
            int first = 0;
            int high = peak;
            while (first < high) {
                int mid = (first + high) / 2;
                if (heights[mid] < h) first = mid + 1;
                else high = mid;
            }
            int behind = peak;
            high = heights.length;
            while (behind < high) {
                int mid = (behind + high) / 2;
                if (heights[mid] >= h) behind = mid + 1;
                else high = mid;
            }
            answer.append(behind - first).append(' ');
        }
        System.out.println(answer);
    }
}
