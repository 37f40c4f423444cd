import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.Deque;

public class Main {
    private record State(int row, int column, int minute) {}

    private final String[] town;
    private final boolean[][][] seen;
    private final Deque<State> open = new ArrayDeque<>();

    private Main(String[] town) {
        this.town = town;
        seen = new boolean[2][town.length][town[0].length()];
    }

    private void visit(int row, int column, int minute) {
        if (row < 0 || row >= town.length) return;
        if (column < 0 || column >= town[0].length()) return;
        int parity = minute % 2;
        char cell = town[row].charAt(column);
        if (cell == '#' || cell == (parity == 0 ? 'O' : 'E')) return;
        if (seen[parity][row][column]) return;
        seen[parity][row][column] = true;
        open.add(new State(row, column, minute));
    }

    private int fewestMinutes() {
        for (int row = 0; row < town.length; row++) {
            if (town[row].indexOf('S') >= 0) visit(row, town[row].indexOf('S'), 0);
        }
        while (!open.isEmpty()) {
            State state = open.remove();
            int row = state.row();
            int column = state.column();
            if (town[row].charAt(column) == 'T') return state.minute();
            int next = state.minute() + 1;
            visit(row, column, next);
            visit(row - 1, column, next);
            visit(row + 1, column, next);
            visit(row, column - 1, next);
            visit(row, column + 1, next);
        }
        return -1;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int rows = Integer.parseInt(in.readLine().split(" ")[0]);
        String[] town = new String[rows];
        for (int row = 0; row < rows; row++) town[row] = in.readLine();
        System.out.println(new Main(town).fewestMinutes());
    }
}
