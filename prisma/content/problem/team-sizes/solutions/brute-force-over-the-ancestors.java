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
        int[] bossOf = new int[n + 1];
        for (int employee = 2; employee <= n; employee++) bossOf[employee] = nextInt();

        int[] team = new int[n + 1];
        for (int employee = 1; employee <= n; employee++) {
            for (int above = employee; above != 0; above = bossOf[above]) team[above]++;
        }

        StringBuilder answer = new StringBuilder();
        for (int employee = 1; employee <= n; employee++) {
            answer.append(team[employee]).append(' ');
        }
        System.out.println(answer);
    }
}
