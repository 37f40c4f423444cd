// Wrong Answer: the second of the common flash does not fit into an int
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        for (int q = in.nextInt(); q > 0; q--) {
            int second = in.nextInt();
            int m = in.nextInt();
            int s = in.nextInt();
            int n = in.nextInt();
            int start = second % n;
            int rest = start;
            boolean meet = true;
            while (meet && rest != s) {
                second += m;
                rest = (int) ((rest + (long) m) % n);
                meet = rest != start;
            }
            System.out.println(meet ? second : -1);
        }
    }
}
