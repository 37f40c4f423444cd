import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Arrays;

public class Main {
    private final int[][] wishes;
    private final int[] nurseOf;

    private Main(int[][] wishes, int shifts) {
        this.wishes = wishes;
        nurseOf = new int[shifts + 1];
        Arrays.fill(nurseOf, -1);
    }

    private boolean place(int nurse, boolean[] isAsked) {
        for (int shift : wishes[nurse]) {
            if (isAsked[shift]) continue;
            isAsked[shift] = true;
            if (nurseOf[shift] < 0 || place(nurseOf[shift], isAsked)) {
                nurseOf[shift] = nurse;
                return true;
            }
        }
        return false;
    }

    private int filledShifts() {
        int filled = 0;
        for (int nurse = 0; nurse < wishes.length; nurse++) {
            if (place(nurse, new boolean[nurseOf.length])) filled++;
        }
        return filled;
    }

    private static int[] numbers(String line) {
        return Arrays.stream(line.split(" ")).mapToInt(Integer::parseInt).toArray();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] first = numbers(in.readLine());
        int[][] wishes = new int[first[0]][];
        for (int i = 0; i < wishes.length; i++) wishes[i] = numbers(in.readLine());
        System.out.println(new Main(wishes, first[1]).filledShifts());
    }
}
