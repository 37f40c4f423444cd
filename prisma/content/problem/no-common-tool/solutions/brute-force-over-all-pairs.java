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
        nextInt();
        int[] needs = new int[n];
        for (int i = 0; i < n; i++) needs[i] = nextInt();

        StringBuilder answer = new StringBuilder();
        for (int need : needs) {
            int apart = 0;
            for (int other : needs) {
                if ((need & other) == 0) apart++;
            }
            answer.append(apart).append(' ');
        }
        System.out.println(answer);
    }
}
