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
        int b = nextInt();
        int[] needs = new int[n];
        for (int i = 0; i < n; i++) needs[i] = nextInt();

        StringBuilder answer = new StringBuilder();
        int[] workers = new int[1 << b];
        for (int need : needs) workers[need]++;
        for (int bit = 1; bit < workers.length; bit *= 2) {
            for (int tools = 0; tools < workers.length; tools++) {
                if ((tools & bit) != 0) workers[tools] += workers[tools ^ bit];
            }
        }

        int all = workers.length - 1;
        for (int need : needs) answer.append(workers[all ^ need]).append(' ');
        System.out.println(answer);
    }
}
