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
        int waiting = nextInt();
        int limit = nextInt();
        int[] weights = new int[waiting];
        for (int i = 0; i < weights.length; i++) weights[i] = nextInt();

        int boats = 0;
        for (; waiting > 0; boats++) {
            int heaviest = 0;
            int lightest = 0;
            for (int i = 1; i < waiting; i++) {
                if (weights[i] > weights[heaviest]) heaviest = i;
                if (weights[i] <= weights[lightest]) lightest = i;
            }
            boolean isPair = lightest != heaviest
                    && weights[lightest] + weights[heaviest] <= limit;
            // The last waiting people move to the indices that become free,
            // the larger index first.
            int rear = Math.max(heaviest, lightest);
            int front = Math.min(heaviest, lightest);
            if (isPair) {
                weights[rear] = weights[--waiting];
                weights[front] = weights[--waiting];
            } else {
                weights[heaviest] = weights[--waiting];
            }
        }
        System.out.println(boats);
    }
}
