// Wrong Answer: prints the cables in the order in which the search finds them
import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    private static final List<List<int[]>> ENDS = new ArrayList<>();
    private static final StringBuilder CRITICAL = new StringBuilder();
    private static int[] number;
    private static int clock;

    private static int search(int office, int cameOver) {
        number[office] = ++clock;
        int low = number[office];
        for (int[] end : ENDS.get(office)) {
            if (end[1] == cameOver) continue;
            if (number[end[0]] != 0) {
                low = Math.min(low, number[end[0]]);
                continue;
            }
            int below = search(end[0], end[1]);
            if (below > number[office]) CRITICAL.append(end[1]).append(' ');
            low = Math.min(low, below);
        }
        return low;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        for (int i = 0; i <= n; i++) ENDS.add(new ArrayList<>());
        for (int cable = 1; cable <= m; cable++) {
            int one = in.nextInt();
            int other = in.nextInt();
            ENDS.get(one).add(new int[] {other, cable});
            ENDS.get(other).add(new int[] {one, cable});
        }
        number = new int[n + 1];
        for (int i = 1; i <= n; i++) if (number[i] == 0) search(i, 0);
        System.out.println(CRITICAL);
    }
}
