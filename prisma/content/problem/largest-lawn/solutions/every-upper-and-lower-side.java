import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.util.List;

public class Main {
    public static void main(String[] args) {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        List<String> park = in.lines().toList();
        int columns = park.get(0).length();
        int largest = 0;
        for (int upper = 0; upper < park.size(); upper++) {
            boolean[] hasTree = new boolean[columns];
            for (int lower = upper; lower < park.size(); lower++) {
                String row = park.get(lower);
                int stretch = 0;
                for (int column = 0; column < columns; column++) {
                    if (row.charAt(column) == '#') hasTree[column] = true;
                    stretch = hasTree[column] ? 0 : stretch + 1;
                    largest = Math.max(largest, (lower - upper + 1) * stretch);
                }
            }
        }
        System.out.println(largest);
    }
}
