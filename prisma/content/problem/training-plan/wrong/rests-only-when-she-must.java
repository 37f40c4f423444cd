// Wrong Answer: rests only after two days of sport, although an earlier rest may earn more
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    private static final long IMPOSSIBLE = -1_000_000_000_000_000L;

    private static int[] nextInts(int count) throws IOException {
        int[] numbers = new int[count];
        for (int i = 0; i < count; i++) {
            IN.nextToken();
            numbers[i] = (int) IN.nval;
        }
        return numbers;
    }

    private record Most(
            long rest, long firstRun, long firstSwim, long secondRun, long secondSwim) {
        long best() {
            long first = Math.max(firstRun, firstSwim);
            long second = Math.max(secondRun, secondSwim);
            return Math.max(rest, Math.max(first, second));
        }

        Most nextDay(int run, int swim) {
            return new Most(
                    Math.max(rest, Math.max(secondRun, secondSwim)), rest + run, rest + swim, firstSwim + run, firstRun + swim);
        }
    }

    public static void main(String[] args) throws IOException {
        int n = nextInts(1)[0];
        int[] runs = nextInts(n);
        int[] swims = nextInts(n);
        Most most = new Most(0, IMPOSSIBLE, IMPOSSIBLE, IMPOSSIBLE, IMPOSSIBLE);
        for (int day = 0; day < n; day++) most = most.nextDay(runs[day], swims[day]);
        System.out.println(most.best());
    }
}
