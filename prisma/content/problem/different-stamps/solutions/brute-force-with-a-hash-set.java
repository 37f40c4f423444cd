import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.HashSet;
import java.util.Set;

public class Main {
    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    private static int nextInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        int[] kinds = new int[n + 1];
        for (int place = 1; place <= n; place++) kinds[place] = nextInt();

        StringBuilder answers = new StringBuilder();
        for (int q = nextInt(); q > 0; q--) {
            int first = nextInt();
            int last = nextInt();
            Set<Integer> seen = new HashSet<>();
            for (int place = first; place <= last; place++) seen.add(kinds[place]);
            answers.append(seen.size()).append(q > 1 ? ' ' : '\n');
        }
        System.out.print(answers);
    }
}
