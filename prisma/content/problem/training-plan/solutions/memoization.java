import java.util.Scanner;

public class Main {
    private static final int REST = 2;

    private final int[][] points;
    private final Long[][][] memo;

    private Main(int[][] points) {
        this.points = points;
        memo = new Long[points[0].length][3][3];
    }

    private long mostFrom(int day, int yesterday, int inARow) {
        if (day == points[0].length) return 0;
        if (memo[day][yesterday][inARow] != null) return memo[day][yesterday][inARow];
        long most = mostFrom(day + 1, REST, 0);
        for (int sport = 0; sport < 2; sport++) {
            if (sport == yesterday || inARow == 2) continue;
            long later = mostFrom(day + 1, sport, inARow + 1);
            most = Math.max(most, points[sport][day] + later);
        }
        memo[day][yesterday][inARow] = most;
        return most;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[][] points = new int[2][n];
        for (int[] ofSport : points) {
            for (int day = 0; day < n; day++) ofSport[day] = in.nextInt();
        }
        System.out.println(new Main(points).mostFrom(0, REST, 0));
    }
}
