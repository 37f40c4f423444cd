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

    private static boolean getsThrough(int[] height, int columns, int limit) {
        if (height[0] > limit) return false;
        boolean[] seen = new boolean[height.length];
        int[] stack = new int[height.length];
        int size = 1;
        seen[0] = true;
        while (size > 0) {
            int cell = stack[--size];
            int column = cell % columns;
            int[] others = {
                cell - columns,
                cell + columns,
                column > 0 ? cell - 1 : -1,
                column + 1 < columns ? cell + 1 : -1,
            };
            for (int other : others) {
                if (other < 0 || other >= height.length) continue;
                if (seen[other] || height[other] > limit) continue;
                seen[other] = true;
                stack[size++] = other;
            }
        }
        return seen[seen.length - 1];
    }

    public static void main(String[] args) throws IOException {
        int rows = nextInt();
        int columns = nextInt();
        int[] height = new int[rows * columns];
        for (int i = 0; i < height.length; i++) height[i] = nextInt();

        int low = 0;
        int high = 1_000_000_000;
        while (low < high) {
            int mid = (low + high) / 2;
            if (getsThrough(height, columns, mid)) high = mid;
            else low = mid + 1;
        }
        System.out.println(low);
    }
}
