import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.stream.Collectors;

public class Main {
    private static int[] numbersOf(String line) {
        return Arrays.stream(line.split(" ")).mapToInt(Integer::parseInt).toArray();
    }

    /** Which of two songs ends the longer playlist; 0 means no song. */
    private static int heavier(int song, int other, int[] total) {
        return total[other] > total[song] ? other : song;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int s = numbersOf(in.readLine())[0];
        int[] minutes = numbersOf(in.readLine());
        int[] first = numbersOf(in.readLine());
        int[] second = numbersOf(in.readLine());
        int[] place = new int[s + 1];
        for (int i = 0; i < first.length; i++) place[first[i]] = i + 1;

        int[] total = new int[s + 1];
        int[] before = new int[s + 1];
        int[] tree = new int[first.length + 1];
        int end = 0;
        for (int song : second) {
            if (place[song] == 0) continue;
            int last = 0;
            for (int at = place[song] - 1; at > 0; at -= at & -at) {
                last = heavier(last, tree[at], total);
            }
            before[song] = last;
            total[song] = total[last] + minutes[song - 1];
            for (int at = place[song]; at < tree.length; at += at & -at) {
                tree[at] = heavier(tree[at], song, total);
            }
            end = heavier(end, song, total);
        }

        Deque<Integer> songs = new ArrayDeque<>();
        for (int song = end; song != 0; song = before[song]) songs.addFirst(song);
        System.out.println(total[end]);
        System.out.println(
                songs.stream().map(String::valueOf).collect(Collectors.joining(" ")));
    }
}
