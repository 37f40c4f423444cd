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

    public static void main(String[] args) throws IOException {
        int[][] logs = new int[nextInt()][];
        for (int i = 0; i < logs.length; i++) {
            logs[i] = new int[nextInt()];
            for (int j = 0; j < logs[i].length; j++) logs[i][j] = nextInt();
        }

        int[] position = new int[logs.length];
        StringBuilder lines = new StringBuilder();
        while (true) {
            int minute = Integer.MAX_VALUE;
            for (int i = 0; i < logs.length; i++) {
                if (position[i] == logs[i].length) continue;
                minute = Math.min(minute, logs[i][position[i]]);
            }
            if (minute == Integer.MAX_VALUE) break;
            int requests = 0;
            for (int i = 0; i < logs.length; i++) {
                while (position[i] < logs[i].length && logs[i][position[i]] == minute) {
                    position[i]++;
                    requests++;
                }
            }
            lines.append(minute).append(' ').append(requests).append('\n');
        }
        System.out.print(lines);
    }
}
