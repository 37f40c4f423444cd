// Wrong Answer: gives step 1 the earliest possible position, then step 2, and so on
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        List<List<Integer>> before = new ArrayList<>();
        for (int i = 0; i <= n; i++) before.add(new ArrayList<>());
        int[] waiting = new int[n + 1];
        for (; m > 0; m--) {
            int a = in.nextInt();
            before.get(in.nextInt()).add(a);
            waiting[a]++;
        }
        PriorityQueue<Integer> last = new PriorityQueue<>(Collections.reverseOrder());
        for (int i = 1; i <= n; i++) if (waiting[i] == 0) last.add(i);
        List<String> order = new ArrayList<>();
        while (!last.isEmpty()) {
            int step = last.remove();
            order.add(0, String.valueOf(step));
            for (int a : before.get(step)) if (--waiting[a] == 0) last.add(a);
        }
        System.out.println(order.size() == n ? String.join(" ", order) : "impossible");
    }
}
