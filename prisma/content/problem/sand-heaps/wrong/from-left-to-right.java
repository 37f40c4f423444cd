// Wrong Answer: merges from left to right, always the first two heaps
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        long heap = in.nextLong();
        long cost = 0;
        for (int i = 1; i < n; i++) {
            heap += in.nextLong();
            cost += heap;
        }
        System.out.println(cost);
    }
}
