// Wrong Answer: keeps the total in an int, which overflows
import java.util.Arrays;
import java.util.Scanner;

public class Main {
    private static int[] leader;

    private static int find(int town) {
        while (leader[town] != town) town = leader[town] = leader[leader[town]];
        return town;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        leader = new int[n + 1];
        for (int town = 1; town <= n; town++) leader[town] = town;
        int groups = n;
        for (int b = in.nextInt(); b > 0; b--) {
            int one = find(in.nextInt());
            int other = find(in.nextInt());
            if (one != other) groups--;
            leader[one] = other;
        }
        int[][] offers = new int[in.nextInt()][3];
        for (int[] offer : offers) {
            for (int i = 0; i < 3; i++) offer[i] = in.nextInt();
        }
        Arrays.sort(offers, (a, b) -> Integer.compare(a[2], b[2]));
        int total = 0;
        for (int[] offer : offers) {
            if (find(offer[0]) == find(offer[1])) continue;
            leader[find(offer[0])] = find(offer[1]);
            groups--;
            total += offer[2];
        }
        System.out.println(groups == 1 ? total : -1);
    }
}
