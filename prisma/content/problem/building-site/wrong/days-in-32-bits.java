// Wrong Answer: adds the days up in an int, which overflows
import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] days = new int[n + 1];
        for (int i = 1; i <= n; i++) days[i] = in.nextInt();
        List<List<Integer>> dependents = new ArrayList<>();
        for (int i = 0; i <= n; i++) dependents.add(new ArrayList<>());
        for (int m = in.nextInt(); m > 0; m--) {
            int first = in.nextInt();
            dependents.get(first).add(in.nextInt());
        }
        int[] start = new int[n + 1];
        int length = 0;
        for (int i = 1; i <= n; i++) {
            int end = start[i] + days[i];
            length = Math.max(length, end);
            for (int then : dependents.get(i)) start[then] = Math.max(start[then], end);
        }
        int[] latest = new int[n + 1];
        String critical = "";
        for (int i = n; i >= 1; i--) {
            latest[i] = length;
            for (int then : dependents.get(i)) {
                latest[i] = Math.min(latest[i], latest[then]);
            }
            latest[i] -= days[i];
            if (latest[i] == start[i]) critical = i + " " + critical;
        }
        System.out.println(length + "\n" + critical);
    }
}
