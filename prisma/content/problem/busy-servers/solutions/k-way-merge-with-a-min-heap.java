import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Comparator;
import java.util.PriorityQueue;

public class Main {
    private record Head(int minute, int log) {}

    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    private static int nextInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }

    public static void main(String[] args) throws IOException {
        int[][] logs = new int[nextInt()][];
        PriorityQueue<Head> heads =
                new PriorityQueue<>(Comparator.comparingInt(Head::minute));
        for (int i = 0; i < logs.length; i++) {
            logs[i] = new int[nextInt()];
            for (int j = 0; j < logs[i].length; j++) logs[i][j] = nextInt();
            heads.add(new Head(logs[i][0], i));
        }

        int[] position = new int[logs.length];
        StringBuilder lines = new StringBuilder();
        while (!heads.isEmpty()) {
            int minute = heads.element().minute();
            int requests = 0;
            while (!heads.isEmpty() && heads.element().minute() == minute) {
                int i = heads.remove().log();
                requests++;
                if (++position[i] < logs[i].length) {
                    heads.add(new Head(logs[i][position[i]], i));
                }
            }
            lines.append(minute).append(' ').append(requests).append('\n');
        }
        System.out.print(lines);
    }
}
