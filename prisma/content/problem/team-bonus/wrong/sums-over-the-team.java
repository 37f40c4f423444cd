// Wrong Answer: adds a raise to one employee only, and asks for the sum over the team
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

    private static String nextWord() throws IOException {
        IN.nextToken();
        return IN.sval;
    }

    private static void addFrom(long[] tree, int place, long bonus) {
        for (int at = place; at < tree.length; at += at & -at) tree[at] += bonus;
    }

    private static long upTo(long[] tree, int place) {
        long total = 0;
        for (int at = place; at > 0; at -= at & -at) total += tree[at];
        return total;
    }

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        int[] bossOf = new int[n + 1];
        for (int employee = 2; employee <= n; employee++) bossOf[employee] = nextInt();

        int[] size = new int[n + 1];
        for (int employee = n; employee >= 1; employee--) {
            size[employee]++;
            size[bossOf[employee]] += size[employee];
        }
        int[] place = new int[n + 1];
        int[] nextFree = new int[n + 1];
        nextFree[0] = 1;
        for (int employee = 1; employee <= n; employee++) {
            int boss = bossOf[employee];
            place[employee] = nextFree[boss];
            nextFree[employee] = nextFree[boss] + 1;
            nextFree[boss] += size[employee];
        }

        long[] tree = new long[n + 1];
        int q = nextInt();
        StringBuilder answer = new StringBuilder();
        for (int i = 0; i < q; i++) {
            boolean isRaise = nextWord().equals("raise");
            int employee = nextInt();
            if (isRaise) {
                int bonus = nextInt();
                addFrom(tree, place[employee], bonus);
            } else {
                long before = upTo(tree, place[employee] - 1);
                long end = upTo(tree, place[employee] + size[employee] - 1);
                answer.append(end - before).append(' ');
            }
        }
        System.out.println(answer);
    }
}
