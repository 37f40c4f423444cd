// Wrong Answer: pushes the next entry only if the minute is new, and so loses the rest of the log
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[][] logs = new int[in.nextInt()][];
        PriorityQueue<int[]> heads =
                new PriorityQueue<>(Comparator.comparingInt(head -> head[0]));
        for (int i = 0; i < logs.length; i++) {
            logs[i] = new int[in.nextInt()];
            for (int j = 0; j < logs[i].length; j++) logs[i][j] = in.nextInt();
            heads.add(new int[] {logs[i][0], i, 0});
        }
        while (!heads.isEmpty()) {
            int minute = heads.element()[0];
            int requests = 0;
            while (!heads.isEmpty() && heads.element()[0] == minute) {
                int[] head = heads.remove();
                int[] log = logs[head[1]];
                requests++;
                int next = head[2] + 1;
                if (next < log.length && log[next] != minute) {
                    heads.add(new int[] {log[next], head[1], next});
                }
            }
            System.out.println(minute + " " + requests);
        }
    }
}
