// Wrong Answer: the clock is an int and overflows
import java.util.PriorityQueue;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[][] orders = new int[n][];
        for (int i = 0; i < n; i++) {
            orders[i] = new int[] {i + 1, in.nextInt(), in.nextInt(), in.nextInt()};
        }

        PriorityQueue<int[]> waiting =
                new PriorityQueue<>((a, b) -> a[3] != b[3] ? b[3] - a[3] : a[0] - b[0]);
        StringBuilder answer = new StringBuilder();
        int clock = 0;
        int arrived = 0;
        for (int finished = 0; finished < n; finished++) {
            if (waiting.isEmpty()) clock = Math.max(clock, orders[arrived][1]);
            while (arrived < n && orders[arrived][1] <= clock) {
                waiting.add(orders[arrived++]);
            }
            int[] order = waiting.remove();
            clock += order[2];
            answer.append(order[0]).append(' ').append(clock).append('\n');
        }
        System.out.print(answer);
    }
}
