import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Arrays;

public class Main {
    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    private static final int OUTSIDE = 1_000_000_001;

    private static int width;
    // Row behind row, with a border around the map.
    private static int[] heights;

    private static int nextInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }

    private static void readMap() throws IOException {
        int rows = nextInt();
        int columns = nextInt();
        width = columns + 1;
        heights = new int[(rows + 2) * width];
        Arrays.fill(heights, OUTSIDE);
        for (int row = 1; row <= rows; row++) {
            for (int column = 0; column < columns; column++) {
                heights[row * width + column] = nextInt();
            }
        }
    }

    private static boolean isEnough(int limit) {
        int last = heights.length - width - 2;
        if (heights[width] > limit || heights[last] > limit) return false;
        int[] steps = {-width, -1, 1, width};
        boolean[] seen = new boolean[heights.length];
        int[] stack = new int[heights.length];
        int size = 1;
        stack[0] = width;
        seen[width] = true;
        while (size > 0) {
            int cell = stack[--size];
            if (cell == last) return true;
            for (int step : steps) {
                int near = cell + step;
                if (heights[near] > limit || seen[near]) continue;
                seen[near] = true;
                stack[size++] = near;
            }
        }
        return false;
    }

    public static void main(String[] args) throws IOException {
        readMap();
        int[] limits = Arrays.stream(heights).filter(height -> height < OUTSIDE)
                .sorted().distinct().toArray();
        int low = 0;
        int high = limits.length - 1;
        while (low < high) {
            int mid = (low + high) / 2;
            if (isEnough(limits[mid])) high = mid;
            else low = mid + 1;
        }
        System.out.println(limits[low]);
    }
}
