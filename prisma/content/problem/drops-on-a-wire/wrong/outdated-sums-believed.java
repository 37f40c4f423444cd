// Wrong Answer: does not notice that a drop of a stored pair has grown in the meantime
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.Scanner;

public class Main {
    private record Pair(long sum, int left, int right) {}

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        long limit = in.nextLong();
        long[] weight = new long[n];
        int[] after = new int[n];
        int[] before = new int[n];
        PriorityQueue<Pair> lightest = new PriorityQueue<>(
                Comparator.comparingLong(Pair::sum).thenComparingInt(Pair::left));
        for (int i = 0; i < n; i++) {
            weight[i] = in.nextLong();
            before[i] = i - 1;
            after[i] = i + 1;
            if (i > 0) lightest.add(new Pair(weight[i - 1] + weight[i], i - 1, i));
        }
        while (!lightest.isEmpty() && lightest.peek().sum() < limit) {
            Pair pair = lightest.remove();
            int left = pair.left();
            if (weight[left] == 0 || after[left] != pair.right()) continue;
            int right = pair.right();
            weight[left] += weight[right];
            weight[right] = 0;
            after[left] = after[right];
            if (after[left] < n) {
                before[after[left]] = left;
                long sum = weight[left] + weight[after[left]];
                lightest.add(new Pair(sum, left, after[left]));
            }
            int other = before[left];
            if (other < 0) continue;
            lightest.add(new Pair(weight[other] + weight[left], other, left));
        }
        for (int i = 0; i < n; i = after[i]) System.out.print(weight[i] + " ");
    }
}
