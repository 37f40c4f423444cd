import java.io.BufferedReader;
import java.io.InputStreamReader;

public class Main {
    public static void main(String[] args) {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] park = in.lines().toArray(String[]::new);
        int[] heights = new int[park[0].length()];
        int largest = 0;
        for (String row : park) {
            for (int right = 0; right < heights.length; right++) {
                heights[right] = row.charAt(right) == '.' ? heights[right] + 1 : 0;
                int lowest = heights[right];
                for (int left = right; left >= 0 && heights[left] > 0; left--) {
                    lowest = Math.min(lowest, heights[left]);
                    largest = Math.max(largest, lowest * (right - left + 1));
                }
            }
        }
        System.out.println(largest);
    }
}
