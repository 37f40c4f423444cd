import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.ArrayList;
import java.util.List;

public class Main {
    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    private static int nextInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        int m = nextInt();
        List<List<Integer>> followers = new ArrayList<>();
        for (int i = 0; i <= n; i++) followers.add(new ArrayList<>());
        int[] waitingFor = new int[n + 1];
        for (; m > 0; m--) {
            int earlier = nextInt();
            int later = nextInt();
            followers.get(earlier).add(later);
            waitingFor[later]++;
        }

        boolean[] isPlaced = new boolean[n + 1];
        StringBuilder order = new StringBuilder();
        for (int place = 0; place < n; place++) {
            int step = 1;
            while (step <= n && (isPlaced[step] || waitingFor[step] > 0)) step++;
            if (step > n) {
                System.out.println("impossible");
                return;
            }
            isPlaced[step] = true;
            order.append(step).append(' ');
            for (int later : followers.get(step)) waitingFor[later]--;
        }
        System.out.println(order);
    }
}
