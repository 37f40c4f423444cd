import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

public class Main {
    private static int[] numbersOf(String line) {
        return Arrays.stream(line.split(" ")).mapToInt(Integer::parseInt).toArray();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        int[] minutes = numbersOf(in.readLine());
        int[] first = numbersOf(in.readLine());
        int[] second = numbersOf(in.readLine());

        int[][] best = new int[first.length + 1][second.length + 1];
        for (int i = 1; i <= first.length; i++) {
            for (int j = 1; j <= second.length; j++) {
                if (first[i - 1] == second[j - 1]) {
                    best[i][j] = best[i - 1][j - 1] + minutes[first[i - 1] - 1];
                } else {
                    best[i][j] = Math.max(best[i - 1][j], best[i][j - 1]);
                }
            }
        }

        List<Integer> songs = new ArrayList<>();
        int i = first.length;
        int j = second.length;
        while (i > 0 && j > 0) {
            if (first[i - 1] == second[j - 1]) {
                songs.add(first[i - 1]);
                i--;
                j--;
            } else if (best[i - 1][j] == best[i][j]) {
                i--;
            } else {
                j--;
            }
        }
        Collections.reverse(songs);

        System.out.println(best[first.length][second.length]);
        System.out.println(
                songs.stream().map(String::valueOf).collect(Collectors.joining(" ")));
    }
}
