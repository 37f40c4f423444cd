// Wrong Answer: updates the state with a free hand first, so an item may be both packed and carried
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
        int capacity = nextInt();
        long[] handFree = new long[capacity + 1];
        long[] handUsed = new long[capacity + 1];
        for (; n > 0; n--) {
            int weight = nextInt();
            int value = nextInt();
            for (int room = capacity; room >= 0; room--) {
                if (weight <= room) {
                    int rest = room - weight;
                    handUsed[room] = Math.max(handUsed[room], handUsed[rest] + value);
                    handFree[room] = Math.max(handFree[room], handFree[rest] + value);
                }
                handUsed[room] = Math.max(handUsed[room], handFree[room] + value);
            }
        }
        System.out.println(handUsed[capacity]);
    }
}
