import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Arrays;
import java.util.PriorityQueue;

public class Main {
    private record Pair(long sum, int left, int right) implements Comparable<Pair> {
        @Override
        public int compareTo(Pair other) {
            if (sum != other.sum) return Long.compare(sum, other.sum);
            return Integer.compare(left, other.left);
        }
    }

    private static long limit;
    private static long[] weight;
    private static final PriorityQueue<Pair> LIGHTEST = new PriorityQueue<>();

    private static void offer(int left, int right) {
        if (left < 0 || right >= weight.length) return;
        long sum = weight[left] + weight[right];
        if (sum < limit) LIGHTEST.add(new Pair(sum, left, right));
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        limit = Long.parseLong(in.readLine().split(" ")[1]);
        String[] words = in.readLine().split(" ");
        weight = Arrays.stream(words).mapToLong(Long::parseLong).toArray();
        int n = weight.length;
        int[] before = new int[n];
        int[] after = new int[n];
        boolean[] gone = new boolean[n];
        for (int i = 0; i < n; i++) {
            before[i] = i - 1;
            after[i] = i + 1;
            offer(i, i + 1);
        }

        while (!LIGHTEST.isEmpty()) {
            Pair pair = LIGHTEST.remove();
            int left = pair.left();
            int right = pair.right();
            if (gone[left] || after[left] != right) continue;
            if (weight[left] + weight[right] != pair.sum()) continue;
            weight[left] = pair.sum();
            gone[right] = true;
            after[left] = after[right];
            if (after[left] < n) before[after[left]] = left;
            offer(before[left], left);
            offer(left, after[left]);
        }
        StringBuilder answer = new StringBuilder();
        for (int i = 0; i < n; i = after[i]) answer.append(weight[i]).append(' ');
        System.out.println(answer);
    }
}
