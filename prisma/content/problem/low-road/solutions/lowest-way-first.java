import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Arrays;
import java.util.Comparator;
import java.util.PriorityQueue;

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

    private record Offer(int highest, int cell) {}

    private static int lowestPass() {
        int last = heights.length - width - 2;
        int[] steps = {-width, -1, 1, width};
        boolean[] seen = new boolean[heights.length];
        PriorityQueue<Offer> heap =
                new PriorityQueue<>(Comparator.comparingInt(Offer::highest));
        heap.add(new Offer(heights[width], width));
        seen[width] = true;
        while (true) {
            Offer offer = heap.remove();
            if (offer.cell() == last) return offer.highest();
            for (int step : steps) {
                int near = offer.cell() + step;
                if (heights[near] == OUTSIDE || seen[near]) continue;
                seen[near] = true;
                heap.add(new Offer(Math.max(offer.highest(), heights[near]), near));
            }
        }
    }

    public static void main(String[] args) throws IOException {
        readMap();
        System.out.println(lowestPass());
    }
}
