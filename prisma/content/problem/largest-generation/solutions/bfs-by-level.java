import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    private static int nextInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        // A linked list of children per person: the first child, and from each child
        // the next sibling; 0 ends it.
        int[] firstChild = new int[n + 1];
        int[] nextSibling = new int[n + 1];
        for (int person = 1; person <= n; person++) {
            int parent = nextInt();
            nextSibling[person] = firstChild[parent];
            firstChild[parent] = person;
        }

        int[] queue = new int[n];
        queue[0] = firstChild[0];
        int from = 0;
        int to = 1;
        int best = 0;
        int most = 0;
        for (int generation = 1; from < to; generation++) {
            if (to - from > most) {
                best = generation;
                most = to - from;
            }
            int end = to;
            for (; from < end; from++) {
                int child = firstChild[queue[from]];
                for (; child != 0; child = nextSibling[child]) queue[to++] = child;
            }
        }
        System.out.println(best + " " + most);
    }
}
