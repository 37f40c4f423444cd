import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.ArrayDeque;
import java.util.Queue;

public class Main {
    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    private static int nextInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }

    private static long finishedAt(int[] left, int person) {
        Queue<Integer> queue = new ArrayDeque<>();
        for (int i = 0; i < left.length; i++) queue.add(i);
        long minutes = 0;
        while (left[person] > 0) {
            int front = queue.remove();
            minutes++;
            if (--left[front] > 0) queue.add(front);
        }
        return minutes;
    }

    public static void main(String[] args) throws IOException {
        int[] wanted = new int[nextInt()];
        for (int i = 0; i < wanted.length; i++) wanted[i] = nextInt();
        StringBuilder answers = new StringBuilder();
        for (int q = nextInt(); q > 0; q--) {
            answers.append(finishedAt(wanted.clone(), nextInt() - 1)).append(' ');
        }
        System.out.println(answers);
    }
}
