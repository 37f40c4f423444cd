// Wrong Answer: prints the last minute in which something got wet, even if some floor stays dry
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        StringBuilder cells = new StringBuilder();
        Scanner in = new Scanner(System.in);
        int width = 0;
        while (in.hasNext()) {
            String row = in.next();
            width = row.length() + 1;
            if (cells.length() == 0) cells.append("#".repeat(width));
            cells.append(row).append('#');
        }
        cells.append("#".repeat(width));
        Queue<int[]> queue = new ArrayDeque<>();
        for (int i = 0; i < cells.length(); i++) {
            if (cells.charAt(i) == 'L') queue.add(new int[] {i, 0});
        }
        int minutes = 0;
        while (!queue.isEmpty()) {
            int[] cell = queue.remove();
            minutes = cell[1];
            for (int step : new int[] {-width, -1, 1, width}) {
                if (cells.charAt(cell[0] + step) != '.') continue;
                cells.setCharAt(cell[0] + step, 'L');
                queue.add(new int[] {cell[0] + step, minutes + 1});
            }
        }
        System.out.println(minutes);
    }
}
