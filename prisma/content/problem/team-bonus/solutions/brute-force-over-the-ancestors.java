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

    private static String nextWord() throws IOException {
        IN.nextToken();
        return IN.sval;
    }

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        int[] bossOf = new int[n + 1];
        for (int employee = 2; employee <= n; employee++) bossOf[employee] = nextInt();

        long[] bonus = new long[n + 1];
        int q = nextInt();
        StringBuilder answer = new StringBuilder();
        for (int i = 0; i < q; i++) {
            boolean isRaise = nextWord().equals("raise");
            int employee = nextInt();
            if (isRaise) {
                bonus[employee] += nextInt();
            } else {
                long total = 0;
                for (int above = employee; above != 0; above = bossOf[above]) {
                    total += bonus[above];
                }
                answer.append(total).append(' ');
            }
        }
        System.out.println(answer);
    }
}
