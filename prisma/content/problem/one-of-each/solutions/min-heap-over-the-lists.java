import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Comparator;
import java.util.PriorityQueue;

public class Main {
    private record Chosen(int age, int list) {}

    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    private static int nextInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }

    public static void main(String[] args) throws IOException {
        int[][] lists = new int[nextInt()][];
        PriorityQueue<Chosen> youngest =
                new PriorityQueue<>(Comparator.comparingInt(Chosen::age));
        int oldest = 0;
        for (int i = 0; i < lists.length; i++) {
            lists[i] = new int[nextInt()];
            for (int j = 0; j < lists[i].length; j++) lists[i][j] = nextInt();
            youngest.add(new Chosen(lists[i][0], i));
            oldest = Math.max(oldest, lists[i][0]);
        }

        int[] position = new int[lists.length];
        int bestLower = youngest.element().age();
        int bestUpper = oldest;
        while (true) {
            Chosen first = youngest.remove();
            if (oldest - first.age() < bestUpper - bestLower) {
                bestLower = first.age();
                bestUpper = oldest;
            }
            int[] ages = lists[first.list()];
            int at = ++position[first.list()];
            if (at == ages.length) break;
            oldest = Math.max(oldest, ages[at]);
            youngest.add(new Chosen(ages[at], first.list()));
        }
        System.out.println(bestLower + " " + bestUpper);
    }
}
