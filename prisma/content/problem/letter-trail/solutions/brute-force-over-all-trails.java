import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    private final List<String> box;
    private final String word;
    private final boolean[][] isUsed;

    private Main(List<String> box, String word) {
        this.box = box;
        this.word = word;
        isUsed = new boolean[box.size()][box.get(0).length()];
    }

    private int count(int row, int column, String before) {
        if (row < 0 || row >= isUsed.length || column < 0) return 0;
        if (column >= isUsed[row].length || isUsed[row][column]) return 0;
        String spelled = before + box.get(row).charAt(column);
        if (spelled.length() == word.length()) return spelled.equals(word) ? 1 : 0;

        isUsed[row][column] = true;
        int found = count(row - 1, column, spelled)
                + count(row + 1, column, spelled)
                + count(row, column - 1, spelled)
                + count(row, column + 1, spelled);
        isUsed[row][column] = false;
        return found;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        List<String> lines = new ArrayList<>();
        while (in.hasNext()) lines.add(in.next());
        String word = lines.remove(lines.size() - 1);
        Main trails = new Main(lines, word);

        int found = 0;
        for (int row = 0; row < lines.size(); row++) {
            for (int column = 0; column < lines.get(0).length(); column++) {
                found += trails.count(row, column, "");
            }
        }
        System.out.println(found);
    }
}
