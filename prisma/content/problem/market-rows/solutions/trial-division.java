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
        StringBuilder answers = new StringBuilder();
        for (int q = nextInt(); q > 0; q--) {
            int stalls = nextInt();
            int plans = 0;
            for (int rows = 1; rows * rows <= stalls; rows++) {
                if (stalls % rows != 0) continue;
                plans += rows * rows == stalls ? 1 : 2;
            }
            answers.append(plans).append('\n');
        }
        System.out.print(answers);
    }
}
