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

    private static int[] fewestMoves() {
        int last = ice.length - width - 2;
        int[] steps = {-width, -1, 1, width};
        int least = Arrays.stream(questions).min().getAsInt();
        int[] fewest = new int[ice.length];
        Arrays.fill(fewest, Arrays.stream(questions).max().getAsInt() + 1);
        int[] answers = new int[questions.length];
        Arrays.fill(answers, -1);
        Queue<int[]> layer = new ArrayDeque<>();
        fewest[width] = 0;
        layer.add(new int[] {width, 0});
        for (int moves = 0; !layer.isEmpty(); moves++) {
            for (int i = 0; i < questions.length; i++) {
                if (answers[i] < 0 && fewest[last] <= questions[i]) answers[i] = moves;
            }
            if (fewest[last] <= least) break;
            for (int left = layer.size(); left > 0; left--) {
                int[] visit = layer.remove();
                for (int step : steps) {
                    int near = visit[0] + step;
                    int total = visit[1] + ice[near];
                    if (total >= fewest[near]) continue;
                    fewest[near] = total;
                    layer.add(new int[] {near, total});
                }
            }
        }
        return answers;
    }

    public static void main(String[] args) {
        readHarbour();
        StringBuilder answers = new StringBuilder();
        for (int moves : fewestMoves()) answers.append(moves).append(' ');
        System.out.println(answers);
    }
}
