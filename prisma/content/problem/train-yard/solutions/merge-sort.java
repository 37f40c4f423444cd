import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    private static int[] train;
    private static int[] spare;

    private static long sortAndCount(int from, int to) {
        if (to - from < 2) return 0;
        int middle = (from + to) / 2;
        long swaps = sortAndCount(from, middle) + sortAndCount(middle, to);
        int left = from;
        int right = middle;
        for (int out = from; out < to; out++) {
            if (right == to || (left < middle && train[left] <= train[right])) {
                spare[out] = train[left++];
            } else {
                swaps += middle - left;
                spare[out] = train[right++];
            }
        }
        System.arraycopy(spare, from, train, from, to - from);
        return swaps;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
        StreamTokenizer in = new StreamTokenizer(reader);
        in.nextToken();
        train = new int[(int) in.nval];
        spare = new int[train.length];
        for (int i = 0; i < train.length; i++) {
            in.nextToken();
            train[i] = (int) in.nval;
        }
        System.out.println(sortAndCount(0, train.length));
    }
}
