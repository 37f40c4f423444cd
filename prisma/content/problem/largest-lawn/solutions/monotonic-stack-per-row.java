import java.io.BufferedReader;
import java.io.InputStreamReader;

public class Main {
    private static int largestUnder(int[] heights, int[] rising) {
        int size = 0;
        int largest = 0;
        for (int right = 0; right < heights.length; right++) {
            while (size > 0 && heights[rising[size - 1]] >= heights[right]) {
                int height = heights[rising[--size]];
                int left = size == 0 ? -1 : rising[size - 1];
                largest = Math.max(largest, height * (right - left - 1));
            }
            rising[size++] = right;
        }
        return largest;
    }

    public static void main(String[] args) {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] park = in.lines().toArray(String[]::new);
        int columns = park[0].length();
        int[] heights = new int[columns + 1];
        int[] rising = new int[columns + 1];
        int largest = 0;
        for (String row : park) {
            for (int c = 0; c < columns; c++) {
                heights[c] = row.charAt(c) == '.' ? heights[c] + 1 : 0;
            }
            largest = Math.max(largest, largestUnder(heights, rising));
        }
        System.out.println(largest);
    }
}
