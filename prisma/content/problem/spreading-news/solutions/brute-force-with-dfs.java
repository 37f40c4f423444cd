import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

public class Main {
    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    private static int nextInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        List<List<Integer>> tells = new ArrayList<>();
        for (int i = 0; i <= n; i++) tells.add(new ArrayList<>());
        for (int m = nextInt(); m > 0; m--) {
            int teller = nextInt();
            tells.get(teller).add(nextInt());
        }

        boolean[] knows = new boolean[n + 1];
        List<Integer> informed = new ArrayList<>();
        for (int member = 1; member <= n; member++) {
            if (knows[member]) continue;
            boolean[] isReached = new boolean[n + 1];
            isReached[member] = true;
            ArrayDeque<Integer> stack = new ArrayDeque<>();
            stack.push(member);
            while (!stack.isEmpty()) {
                int teller = stack.pop();
                knows[teller] = true;
                for (int hearer : tells.get(teller)) {
                    if (isReached[hearer]) continue;
                    isReached[hearer] = true;
                    stack.push(hearer);
                }
            }
            informed.removeIf(other -> isReached[other]);
            informed.add(member);
        }
        System.out.println(informed.size());
    }
}
