// Wrong Answer: counts the starting tiles from which the word can be spelled, not the trails
import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    private static char[][] box;
    private static String word;

    private static boolean spells(int row, int column, int at) {
        if (row < 0 || row >= box.length || column < 0) return false;
        if (column >= box[row].length) return false;
        if (box[row][column] != word.charAt(at)) return false;
        if (at + 1 == word.length()) return true;
        box[row][column] = '.';
        boolean found = spells(row - 1, column, at + 1)
                || spells(row + 1, column, at + 1)
                || spells(row, column - 1, at + 1)
                || spells(row, column + 1, at + 1);
        box[row][column] = word.charAt(at);
        return found;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        List<String> lines = new ArrayList<>();
        while (in.hasNext()) lines.add(in.next());
        word = lines.remove(lines.size() - 1);
        box = lines.stream().map(String::toCharArray).toArray(char[][]::new);
        int starts = 0;
        for (int row = 0; row < box.length; row++) {
            for (int column = 0; column < box[row].length; column++) {
                if (spells(row, column, 0)) starts++;
            }
        }
        System.out.println(starts);
    }
}
