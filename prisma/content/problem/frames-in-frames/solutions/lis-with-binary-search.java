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
        // One sort key per frame: ascending width, then descending height.
        long[] frames = new long[nextInt()];
        for (int i = 0; i < frames.length; i++) {
            frames[i] = ((long) nextInt() << 32) - nextInt();
        }
        Arrays.sort(frames);

        int[] lowestEnd = new int[frames.length];
        int lengths = 0;
        for (long frame : frames) {
            int height = (int) -frame;
            int place = Arrays.binarySearch(lowestEnd, 0, lengths, height);
            if (place < 0) place = -place - 1;
            lowestEnd[place] = height;
            if (place == lengths) lengths++;
        }
        System.out.println(lengths);
    }
}
