import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.StreamTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        Reader reader = new BufferedReader(new InputStreamReader(System.in));
        StreamTokenizer in = new StreamTokenizer(reader);
        in.nextToken();
        long[] tickets = new long[(int) in.nval];
        for (int i = 0; i < tickets.length; i++) {
            in.nextToken();
            tickets[i] = (long) in.nval;
        }

        for (long ticket : tickets) {
            int count = 0;
            for (long other : tickets) {
                if (other == ticket) count++;
            }
            if (count == 1) System.out.println(ticket);
        }
    }
}
