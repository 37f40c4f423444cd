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
        long ones = 0;
        long twos = 0;
        for (int n = (int) in.nval; n > 0; n--) {
            in.nextToken();
            long ticket = (long) in.nval;
            ones = (ones ^ ticket) & ~twos;
            twos = (twos ^ ticket) & ~ones;
        }
        System.out.println(ones);
    }
}
