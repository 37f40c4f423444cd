import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    private static char[][] box;
    private static String word;

    private static int count(int row, int column, int at) {
        if (row < 0 || row >= box.length || column < 0) return 0;
        if (column >= box[row].length || box[row][column] != word.charAt(at)) return 0;
        if (at + 1 == word.length()) return 1;

        box[row][column] = '.';
        int found = count(row - 1, column, at + 1)
                + count(row + 1, column, at + 1)
                + count(row, column - 1, at + 1)
                + count(row, column + 1, at + 1);
        box[row][column] = word.charAt(at);
        return found;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        List<String> lines = new ArrayList<>();
        while (in.hasNext()) lines.add(in.next());
        word = lines.remove(lines.size() - 1);
        box = lines.stream().map(String::toCharArray).toArray(char[][]::new);

        int trails = 0;
        for (int row = 0; row < box.length; row++) {
            for (int column = 0; column < box[row].length; column++) {
                trails += count(row, column, 0);
            }
        }
        System.out.println(trails);
    }
}
