// Wrong Answer: takes the remainder of the last number only, after the sums have overflowed
import java.util.HashSet;
import java.util.Scanner;
import java.util.Set;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        Set<Integer> broken = new HashSet<>();
        while (in.hasNextInt()) broken.add(in.nextInt());
        long third = 0, second = 0, first = 1;
        for (int step = 1; step <= n; step++) {
            long here = broken.contains(step) ? 0 : first + second + third;
            third = second;
            second = first;
            first = here;
        }
        System.out.println(first % 1_000_000_007L);
    }
}
