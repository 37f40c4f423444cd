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
        int n = nextInt();
        int[] boss = new int[n + 1];
        for (int i = 2; i <= n; i++) boss[i] = nextInt();

        StringBuilder answers = new StringBuilder();
        for (int q = nextInt(); q > 0; q--) {
            int a = nextInt();
            int b = nextInt();
            int steps = 0;
            for (; a != b; steps++) {
                if (a > b) a = boss[a];
                else b = boss[b];
            }
            answers.append(steps).append('\n');
        }
        System.out.print(answers);
    }
}
