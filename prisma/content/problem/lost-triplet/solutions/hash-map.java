import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.StreamTokenizer;
import java.util.HashMap;
import java.util.Map;

public class Main {
    public static void main(String[] args) throws IOException {
        Reader reader = new BufferedReader(new InputStreamReader(System.in));
        StreamTokenizer in = new StreamTokenizer(reader);
        in.nextToken();
        Map<Long, Integer> copies = new HashMap<>();
        for (int n = (int) in.nval; n > 0; n--) {
            in.nextToken();
            copies.merge((long) in.nval, 1, Integer::sum);
        }
        copies.forEach((ticket, count) -> {
            if (count == 1) System.out.println(ticket);
        });
    }
}
