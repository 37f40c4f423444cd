import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Comparator;
import java.util.PriorityQueue;

public class Main {
    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    private static int nextInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }

    private static int fewestStops() throws IOException {
        int distance = nextInt();
        int reach = nextInt();
        int n = nextInt();
        PriorityQueue<Integer> passed = new PriorityQueue<>(Comparator.reverseOrder());
        int stops = 0;
        for (int i = 0; i <= n; i++) {
            int kilometre = i < n ? nextInt() : distance;
            int litres = i < n ? nextInt() : 0;
            for (; reach < kilometre; stops++) {
                if (passed.isEmpty()) return -1;
                reach += passed.remove();
            }
            passed.add(litres);
        }
        return stops;
    }

    public static void main(String[] args) throws IOException {
        System.out.println(fewestStops());
    }
}
