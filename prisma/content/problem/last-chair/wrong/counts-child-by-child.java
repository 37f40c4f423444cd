// Time Limit Exceeded: steps over every child that is counted
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        for (int q = in.nextInt(); q > 0; q--) {
            int n = in.nextInt();
            int k = in.nextInt();
            Queue<Integer> circle = new ArrayDeque<>();
            for (int chair = 1; chair <= n; chair++) circle.add(chair);
            while (circle.size() > 1) {
                for (int i = 1; i < k; i++) circle.add(circle.remove());
                circle.remove();
            }
            System.out.println(circle.remove());
        }
    }
}
