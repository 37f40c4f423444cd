// Wrong Answer: moves down and to the right only
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        List<String> rows = new ArrayList<>();
        while (!in.hasNextInt()) rows.add(in.next());
        int width = rows.get(0).length();
        int[] fewest = new int[width];
        Arrays.fill(fewest, 1_000_000);
        fewest[0] = 0;
        for (String row : rows) {
            for (int column = 0; column < width; column++) {
                int left = column > 0 ? fewest[column - 1] : fewest[column];
                fewest[column] = Math.min(fewest[column], left);
                if (row.charAt(column) == '#') fewest[column]++;
            }
        }
        for (int q = in.nextInt(); q > 0; q--) {
            boolean enough = fewest[width - 1] <= in.nextInt();
            System.out.print((enough ? rows.size() + width - 2 : -1) + " ");
        }
    }
}
