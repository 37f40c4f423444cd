import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
        StreamTokenizer in = new StreamTokenizer(reader);
        in.nextToken();
        int[] train = new int[(int) in.nval];
        long swaps = 0;
        for (int j = 0; j < train.length; j++) {
            in.nextToken();
            train[j] = (int) in.nval;
            for (int i = 0; i < j; i++) {
                if (train[i] > train[j]) swaps++;
            }
        }
        System.out.println(swaps);
    }
}
