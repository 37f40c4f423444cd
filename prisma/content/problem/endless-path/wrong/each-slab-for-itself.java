// Wrong Answer: multiplies by the same number of choices for each slab, whatever its colour
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long steps = in.nextLong() - 1;
        long c = in.nextInt();
        long forbidden = 0;
        while (in.hasNextInt()) forbidden += in.nextInt() == in.nextInt() ? 1 : 2;
        long choices = (c * c - forbidden) / c;
        long ways = c;
        for (; steps > 0; steps /= 2) {
            if (steps % 2 == 1) ways = ways * choices % 1_000_000_007L;
            choices = choices * choices % 1_000_000_007L;
        }
        System.out.println(ways);
    }
}
