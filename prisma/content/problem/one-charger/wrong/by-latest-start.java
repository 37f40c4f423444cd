// Wrong Answer: sorts by the latest minute at which charging may begin
import java.util.Arrays;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[][] trucks = new int[n][];
        for (int i = 0; i < n; i++) trucks[i] = new int[] {in.nextInt(), in.nextInt()};
        Arrays.sort(trucks, Comparator.comparingInt(truck -> truck[1] - truck[0]));

        PriorityQueue<Integer> taken = new PriorityQueue<>(Comparator.reverseOrder());
        long total = 0;
        for (int[] truck : trucks) {
            taken.add(truck[0]);
            total += truck[0];
            if (total > truck[1]) total -= taken.remove();
        }
        System.out.println(taken.size());
    }
}
