// Wrong Answer: the sum of the points overflows an int
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] runs = new int[n];
        int[] swims = new int[n];
        for (int day = 0; day < n; day++) runs[day] = in.nextInt();
        for (int day = 0; day < n; day++) swims[day] = in.nextInt();

        int low = -1_000_000_000;
        int[] most = {0, low, low, low, low};
        for (int day = 0; day < n; day++) {
            int rest = 0;
            for (int value : most) rest = Math.max(rest, value);
            most = new int[] {
                rest, most[0] + runs[day], most[0] + swims[day],
                most[2] + runs[day], most[1] + swims[day]
            };
        }
        int best = 0;
        for (int value : most) best = Math.max(best, value);
        System.out.println(best);
    }
}
