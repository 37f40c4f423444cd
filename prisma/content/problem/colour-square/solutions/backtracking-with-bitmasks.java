import java.util.Arrays;
import java.util.Scanner;

public class Main {
    private final int n;
    private final int[] leftInRow;
    private final int[] leftInColumn;
    private final int[] free;
    private int freeCount;

    private Main(int n) {
        this.n = n;
        leftInRow = new int[n];
        leftInColumn = new int[n];
        Arrays.fill(leftInRow, (1 << n) - 1);
        Arrays.fill(leftInColumn, (1 << n) - 1);
        free = new int[n * n];
    }

    private void flip(int cell, int colour) {
        leftInRow[cell / n] ^= colour;
        leftInColumn[cell % n] ^= colour;
    }

    private long completions() {
        if (freeCount == 0) return 1;
        int narrowest = 0;
        int allowed = 0;
        int fewest = n + 1;
        for (int i = 0; i < freeCount; i++) {
            int colours = leftInRow[free[i] / n] & leftInColumn[free[i] % n];
            if (Integer.bitCount(colours) >= fewest) continue;
            fewest = Integer.bitCount(colours);
            allowed = colours;
            narrowest = i;
        }

        int cell = free[narrowest];
        free[narrowest] = free[--freeCount];
        long found = 0;
        while (allowed != 0) {
            int colour = Integer.lowestOneBit(allowed);
            allowed ^= colour;
            flip(cell, colour);
            found += completions();
            flip(cell, colour);
        }
        free[freeCount++] = cell;
        return found;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        Main square = new Main(n);
        for (int cell = 0; cell < n * n; cell++) {
            int colour = in.nextInt();
            if (colour == 0) {
                square.free[square.freeCount++] = cell;
            } else {
                square.flip(cell, 1 << (colour - 1));
            }
        }
        System.out.println(square.completions());
    }
}
