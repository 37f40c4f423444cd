import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.util.List;

public class Main {
    private static int largestUnder(int[] heights) {
        int largest = 0;
        int[] rising = new int[heights.length];
        int size = 0;
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
        List<String> park = in.lines().toList();
        int columns = park.get(0).length();
        // The additional bar stays at 0 and ends all others.
        int[] heights = new int[columns + 1];
        int largest = 0;
        for (String row : park) {
            for (int column = 0; column < columns; column++) {
                heights[column] = row.charAt(column) == '.' ? heights[column] + 1 : 0;
            }
            largest = Math.max(largest, largestUnder(heights));
        }
        System.out.println(largest);
    }
}
