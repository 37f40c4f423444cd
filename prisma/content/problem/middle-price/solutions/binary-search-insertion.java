import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class Main {
    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    private static int nextInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }

    public static void main(String[] args) throws IOException {
        List<Integer> inOrder = new ArrayList<>();
        StringBuilder medians = new StringBuilder();
        for (int n = nextInt(); n > 0; n--) {
            int offer = nextInt();
            int place = Collections.binarySearch(inOrder, offer);
            inOrder.add(place < 0 ? -place - 1 : place, offer);
            medians.append(inOrder.get((inOrder.size() - 1) / 2)).append(' ');
        }
        System.out.println(medians);
    }
}
