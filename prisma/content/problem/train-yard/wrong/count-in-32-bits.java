// Wrong Answer: the number of swaps overflows an int
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] tree = new int[n + 1];
        int swaps = 0;
        for (int i = 0; i < n; i++) {
            int wagon = in.nextInt();
            int smaller = 0;
            for (int k = wagon; k > 0; k -= k & -k) smaller += tree[k];
            for (int k = wagon; k <= n; k += k & -k) tree[k]++;
            swaps += i - smaller;
        }
        System.out.println(swaps);
    }
}
