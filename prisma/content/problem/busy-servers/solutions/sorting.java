import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Arrays;

public class Main {
    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    private static int nextInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }

    public static void main(String[] args) throws IOException {
        int[] minutes = new int[1_000_000];
        int size = 0;
        for (int k = nextInt(); k > 0; k--) {
            for (int entries = nextInt(); entries > 0; entries--) {
                minutes[size++] = nextInt();
            }
        }
        Arrays.sort(minutes, 0, size);

        StringBuilder lines = new StringBuilder();
        int end = 0;
        for (int first = 0; first < size; first = end) {
            while (end < size && minutes[end] == minutes[first]) end++;
            lines.append(minutes[first]).append(' ').append(end - first).append('\n');
        }
        System.out.print(lines);
    }
}
