import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Arrays;

public class Main {
    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    private static int nextInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }

    private static int commonBoss(int[][] up, int[] depth, int a, int b) {
        if (depth[a] < depth[b]) return commonBoss(up, depth, b, a);
        int gap = depth[a] - depth[b];
        for (int j = 0; j < up.length; j++) {
            if ((gap >> j & 1) == 1) a = up[j][a];
        }
        if (a == b) return a;
        for (int j = up.length - 1; j >= 0; j--) {
            if (up[j][a] == up[j][b]) continue;
            a = up[j][a];
            b = up[j][b];
        }
        return up[0][a];
    }

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        int levels = 1;
        while (1 << levels < n) levels++;
        int[] depth = new int[n + 1];
        int[][] up = new int[levels][n + 1];
        for (int[] jump : up) Arrays.fill(jump, 1);
        for (int i = 2; i <= n; i++) {
            up[0][i] = nextInt();
            depth[i] = depth[up[0][i]] + 1;
            for (int j = 1; j < levels; j++) up[j][i] = up[j - 1][up[j - 1][i]];
        }

        StringBuilder answers = new StringBuilder();
        for (int q = nextInt(); q > 0; q--) {
            int a = nextInt();
            int b = nextInt();
            int common = commonBoss(up, depth, a, b);
            answers.append(depth[a] + depth[b] - 2 * depth[common]).append('\n');
        }
        System.out.print(answers);
    }
}
