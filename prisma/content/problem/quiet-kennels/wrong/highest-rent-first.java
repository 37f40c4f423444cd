// Wrong Answer: greedily lets the most expensive kennel that is still allowed
import java.util.Comparator;
import java.util.Scanner;
import java.util.stream.IntStream;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        long[] rent = new long[n + 1];
        int[] above = new int[n + 1];
        for (int i = 1; i <= n; i++) rent[i] = in.nextLong();
        for (int i = 2; i <= n; i++) above[i] = in.nextInt();

        boolean[] isLet = new boolean[n + 1];
        boolean[] hasLetBelow = new boolean[n + 1];
        long total = 0;
        Comparator<Integer> byRent = Comparator.comparingLong(i -> -rent[i]);
        for (int i : IntStream.rangeClosed(1, n).boxed().sorted(byRent).toList()) {
            if (isLet[above[i]] || hasLetBelow[i]) continue;
            isLet[i] = true;
            hasLetBelow[above[i]] = true;
            total += rent[i];
        }
        System.out.println(total);
    }
}
