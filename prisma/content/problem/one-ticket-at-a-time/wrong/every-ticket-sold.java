// Time Limit Exceeded: sells the tickets one by one
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[] wanted = new int[in.nextInt()];
        for (int i = 0; i < wanted.length; i++) wanted[i] = in.nextInt();
        for (int q = in.nextInt(); q > 0; q--) {
            int person = in.nextInt() - 1;
            int[] left = wanted.clone();
            Queue<Integer> queue = new ArrayDeque<>();
            for (int i = 0; i < left.length; i++) queue.add(i);
            long minutes = 0;
            for (; left[person] > 0; minutes++) {
                int front = queue.remove();
                if (--left[front] > 0) queue.add(front);
            }
            System.out.print(minutes + " ");
        }
    }
}
