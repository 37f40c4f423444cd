import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.ArrayList;
import java.util.List;

public class Main {
    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    private static int nextInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }

    private record Line(int one, int other, int price) {}

    private static long totalPrice(int n, List<Line> lines) {
        boolean[] isJoined = new boolean[n + 1];
        isJoined[1] = true;
        long total = 0;
        for (int round = 1; round < n; round++) {
            Line cheapest = null;
            for (Line line : lines) {
                if (isJoined[line.one()] == isJoined[line.other()]) continue;
                if (cheapest == null || line.price() < cheapest.price())
                    cheapest = line;
            }
            if (cheapest == null) return -1;
            isJoined[cheapest.one()] = true;
            isJoined[cheapest.other()] = true;
            total += cheapest.price();
        }
        return total;
    }

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        List<Line> lines = new ArrayList<>();
        for (int b = nextInt(); b > 0; b--)
            lines.add(new Line(nextInt(), nextInt(), 0));
        for (int m = nextInt(); m > 0; m--)
            lines.add(new Line(nextInt(), nextInt(), nextInt()));
        System.out.println(totalPrice(n, lines));
    }
}
