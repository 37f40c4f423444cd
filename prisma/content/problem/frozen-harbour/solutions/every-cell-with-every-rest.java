import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;

public class Main {
    // More ice than may ever be broken; it saves the tests at the edges.
    private static final int OUTSIDE = 501;

    private static int[] ice;
    private static int width;
    private static int[] questions;

    private static void readHarbour() {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        List<String> lines = in.lines().toList();
        int rows = lines.size() - 2;
        width = lines.get(0).length() + 1;
        ice = new int[(rows + 2) * width];
        Arrays.fill(ice, OUTSIDE);
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column + 1 < width; column++) {
                boolean isFrozen = lines.get(row).charAt(column) == '#';
                ice[(row + 1) * width + column] = isFrozen ? 1 : 0;
            }
        }
        String[] words = lines.get(rows + 1).split(" ");
        questions = Arrays.stream(words).mapToInt(Integer::parseInt).toArray();
    }

    private static int fewestMoves(int k) {
        int last = ice.length - width - 2;
        int[] steps = {-width, -1, 1, width};
        boolean[][] seen = new boolean[ice.length][k + 1];
        Queue<int[]> queue = new ArrayDeque<>();
        seen[width][k] = true;
        queue.add(new int[] {width, k, 0});
        while (!queue.isEmpty()) {
            int[] state = queue.remove();
            if (state[0] == last) return state[2];
            for (int step : steps) {
                int near = state[0] + step;
                int rest = state[1] - ice[near];
                if (rest < 0 || seen[near][rest]) continue;
                seen[near][rest] = true;
                queue.add(new int[] {near, rest, state[2] + 1});
            }
        }
        return -1;
    }

    public static void main(String[] args) {
        readHarbour();
        StringBuilder answers = new StringBuilder();
        for (int k : questions) answers.append(fewestMoves(k)).append(' ');
        System.out.println(answers);
    }
}
