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

    private static long placements(List<List<Integer>> others) {
        int[] table = new int[others.size()];
        int[] stack = new int[others.size()];
        long ways = 1;
        for (int first = 1; first < table.length; first++) {
            if (table[first] != 0) continue;
            ways = ways * 2 % 1_000_000_007L;
            table[first] = 1;
            stack[0] = first;
            for (int size = 1; size > 0; ) {
                int guest = stack[--size];
                for (int other : others.get(guest)) {
                    if (table[other] == table[guest]) return 0;
                    if (table[other] != 0) continue;
                    table[other] = -table[guest];
                    stack[size++] = other;
                }
            }
        }
        return ways;
    }

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        List<List<Integer>> others = new ArrayList<>();
        for (int i = 0; i <= n; i++) others.add(new ArrayList<>());
        for (int m = nextInt(); m > 0; m--) {
            int one = nextInt();
            int other = nextInt();
            others.get(one).add(other);
            others.get(other).add(one);
        }
        System.out.println(placements(others));
    }
}
