// Wrong Answer: takes the way with the smallest sum of heights and prints its highest cell
import java.util.Arrays;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.Scanner;

public class Main {
    private record Visit(long sum, int highest, int row, int column) {}

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[][] height = new int[in.nextInt()][in.nextInt()];
        for (int[] row : height) Arrays.setAll(row, i -> in.nextInt());
        boolean[][] seen = new boolean[height.length][height[0].length];
        PriorityQueue<Visit> heap =
                new PriorityQueue<>(Comparator.comparingLong(Visit::sum));
        heap.add(new Visit(height[0][0], height[0][0], 0, 0));
        while (true) {
            Visit visit = heap.remove();
            if (seen[visit.row()][visit.column()]) continue;
            seen[visit.row()][visit.column()] = true;
            boolean isLastRow = visit.row() == seen.length - 1;
            if (isLastRow && visit.column() == seen[0].length - 1) {
                System.out.println(visit.highest());
                return;
            }
            for (int[] step : new int[][] {{-1, 0}, {1, 0}, {0, -1}, {0, 1}}) {
                int row = visit.row() + step[0];
                int column = visit.column() + step[1];
                if (row < 0 || row >= seen.length) continue;
                if (column < 0 || column >= seen[0].length) continue;
                int here = height[row][column];
                int highest = Math.max(visit.highest(), here);
                heap.add(new Visit(visit.sum() + here, highest, row, column));
            }
        }
    }
}
