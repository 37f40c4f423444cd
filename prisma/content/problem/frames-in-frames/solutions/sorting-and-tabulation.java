import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Arrays;
import java.util.Comparator;

public class Main {
    private record Frame(int width, int height) {
        boolean fitsInto(Frame other) {
            return width < other.width && height < other.height;
        }
    }

    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    private static int nextInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }

    public static void main(String[] args) throws IOException {
        Frame[] frames = new Frame[nextInt()];
        for (int i = 0; i < frames.length; i++) {
            frames[i] = new Frame(nextInt(), nextInt());
        }
        Arrays.sort(frames, Comparator.comparingInt(Frame::width));

        int[] longest = new int[frames.length];
        int most = 0;
        for (int i = 0; i < frames.length; i++) {
            for (int j = 0; j < i; j++) {
                if (!frames[j].fitsInto(frames[i])) continue;
                longest[i] = Math.max(longest[i], longest[j]);
            }
            longest[i]++;
            most = Math.max(most, longest[i]);
        }
        System.out.println(most);
    }
}
