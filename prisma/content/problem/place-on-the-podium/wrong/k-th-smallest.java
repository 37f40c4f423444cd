// Wrong Answer: keeps the k smallest results and prints the largest of them
import java.util.Collections;
import java.util.PriorityQueue;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int k = in.nextInt();
        PriorityQueue<Integer> best = new PriorityQueue<>(Collections.reverseOrder());
        StringBuilder needed = new StringBuilder();
        for (int n = in.nextInt(); n > 0; n--) {
            best.add(in.nextInt());
            if (best.size() > k) best.remove();
            needed.append(best.size() < k ? "-" : best.element()).append(' ');
        }
        System.out.println(needed);
    }
}
