import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Comparator;
import java.util.PriorityQueue;

public class Main {
    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    private static int nextInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }

    private record Full(long minute, int time) {}

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        int rest = nextInt();
        int tanks = nextInt();

        PriorityQueue<Full> full =
                new PriorityQueue<>(Comparator.comparingLong(Full::minute));
        for (int i = 0; i < n; i++) {
            int time = nextInt();
            full.add(new Full(time, time));
        }
        for (int filled = 1; filled < tanks; filled++) {
            Full tank = full.remove();
            full.add(new Full(tank.minute() + rest + tank.time(), tank.time()));
        }
        System.out.println(full.element().minute());
    }
}
