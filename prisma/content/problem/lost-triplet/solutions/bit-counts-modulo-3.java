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
        int[] ones = new int[32];
        for (int n = (int) in.nval; n > 0; n--) {
            in.nextToken();
            long ticket = (long) in.nval;
            for (int place = 0; place < 32; place++) ones[place] += ticket >> place & 1;
        }

        long lonely = 0;
        for (int place = 0; place < 32; place++) {
            if (ones[place] % 3 == 1) lonely |= 1L << place;
        }
        System.out.println(lonely);
    }
}
