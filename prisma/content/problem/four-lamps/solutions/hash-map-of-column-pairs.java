import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class Main {
    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    private static int nextInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        Map<Integer, List<Integer>> columns = new HashMap<>();
        int[] levels = new int[n];
        for (int i = 0; i < n; i++) {
            int x = nextInt();
            levels[i] = nextInt();
            columns.computeIfAbsent(x, key -> new ArrayList<>()).add(levels[i]);
        }
        Arrays.sort(levels);

        int[][] sidesBefore = new int[n][n];
        int rectangles = 0;
        for (List<Integer> heights : columns.values()) {
            heights.replaceAll(height -> lowerBound(levels, height));
            Collections.sort(heights);
            for (int high = 1; high < heights.size(); high++) {
                int[] before = sidesBefore[heights.get(high)];
                for (int low = 0; low < high; low++) {
                    rectangles += before[heights.get(low)]++;
                }
            }
        }
        System.out.println(rectangles);
    }

    private static int lowerBound(int[] levels, int height) {
        int low = 0;
        int high = levels.length;
        while (low < high) {
            int mid = (low + high) / 2;
            if (levels[mid] < height) low = mid + 1;
            else high = mid;
        }
        return low;
    }
}
