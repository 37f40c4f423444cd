// Wrong Answer: counts all grass above, even beyond a tree
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[] heights = null;
        int largest = 0;
        while (in.hasNext()) {
            String row = in.next();
            if (heights == null) heights = new int[row.length()];
            for (int right = 0; right < heights.length; right++) {
                if (row.charAt(right) == '.') heights[right]++;
                int lowest = heights[right];
                for (int left = right; left >= 0 && row.charAt(left) == '.'; left--) {
                    lowest = Math.min(lowest, heights[left]);
                    if (row.charAt(right) != '.') break;
                    largest = Math.max(largest, lowest * (right - left + 1));
                }
            }
        }
        System.out.println(largest);
    }
}
