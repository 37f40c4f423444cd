// Wrong Answer: takes the winning move with the most pebbles of a heap, not with the fewest
import java.util.Arrays;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[][] lists = new int[2][];
        for (int i = 0; i < 2; i++) {
            String[] words = in.nextLine().split(" ");
            lists[i] = Arrays.stream(words).mapToInt(Integer::parseInt).toArray();
        }
        int[] numbers = new int[10_001];
        for (int size = 0; size <= 10_000; size++) {
            boolean[] isReachable = new boolean[60];
            for (int taken : lists[0]) {
                if (taken <= size) isReachable[numbers[size - taken]] = true;
            }
            while (isReachable[numbers[size]]) numbers[size]++;
        }
        int total = 0;
        for (int size : lists[1]) total ^= numbers[size];
        for (int heap = 0; heap < lists[1].length && total > 0; heap++) {
            int size = lists[1][heap];
            for (int i = lists[0].length - 1; i >= 0; i--) {
                int taken = lists[0][i];
                if (taken > size) continue;
                if (numbers[size - taken] != (numbers[size] ^ total)) continue;
                System.out.println("first " + (heap + 1) + " " + taken);
                return;
            }
        }
        System.out.println("second");
    }
}
