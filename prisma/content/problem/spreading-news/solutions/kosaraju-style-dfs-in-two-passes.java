import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.ArrayList;
import java.util.List;

public class Main {
    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    private static int nextInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }

    private final List<List<Integer>> tells = new ArrayList<>();
    private final int[] left;
    private int leftCount;

    private Main(int n) {
        for (int i = 0; i <= n; i++) tells.add(new ArrayList<>());
        left = new int[n];
    }

    private void writeDown(int first, boolean[] isSeen, int[] next, int[] stack) {
        isSeen[first] = true;
        stack[0] = first;
        for (int size = 1; size > 0; ) {
            int member = stack[size - 1];
            if (next[member] == tells.get(member).size()) {
                left[leftCount++] = member;
                size--;
                continue;
            }
            int hearer = tells.get(member).get(next[member]++);
            if (isSeen[hearer]) continue;
            isSeen[hearer] = true;
            stack[size++] = hearer;
        }
    }

    private void spread(int first, boolean[] knows, int[] stack) {
        knows[first] = true;
        stack[0] = first;
        for (int size = 1; size > 0; ) {
            for (int hearer : tells.get(stack[--size])) {
                if (knows[hearer]) continue;
                knows[hearer] = true;
                stack[size++] = hearer;
            }
        }
    }

    private int fewest() {
        int n = left.length;
        int[] stack = new int[n];
        boolean[] isSeen = new boolean[n + 1];
        int[] next = new int[n + 1];
        for (int member = 1; member <= n; member++) {
            if (!isSeen[member]) writeDown(member, isSeen, next, stack);
        }

        boolean[] knows = new boolean[n + 1];
        int informed = 0;
        for (int i = n - 1; i >= 0; i--) {
            if (knows[left[i]]) continue;
            informed++;
            spread(left[i], knows, stack);
        }
        return informed;
    }

    public static void main(String[] args) throws IOException {
        Main club = new Main(nextInt());
        for (int m = nextInt(); m > 0; m--) {
            int teller = nextInt();
            club.tells.get(teller).add(nextInt());
        }
        System.out.println(club.fewest());
    }
}
