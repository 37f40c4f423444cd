// Wrong Answer: a bar's lawn begins at the bar itself, although the bars left of it may be higher
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[] heights = null;
        int largest = 0;
        while (in.hasNext()) {
            String row = in.next();
            if (heights == null) heights = new int[row.length() + 1];
            for (int i = 0; i < row.length(); i++) {
                heights[i] = row.charAt(i) == '.' ? heights[i] + 1 : 0;
            }
            Deque<Integer> rising = new ArrayDeque<>();
            for (int right = 0; right < heights.length; right++) {
                while (!rising.isEmpty() && heights[rising.peek()] > heights[right]) {
                    int left = rising.pop();
                    largest = Math.max(largest, heights[left] * (right - left));
                }
                rising.push(right);
            }
        }
        System.out.println(largest);
    }
}
