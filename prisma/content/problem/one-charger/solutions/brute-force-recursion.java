import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Arrays;
import java.util.Comparator;

public class Main {
    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    private static int nextInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }

    private record Truck(int charging, int leaving) {}

    private static Truck[] readTrucks() throws IOException {
        Truck[] trucks = new Truck[nextInt()];
        for (int i = 0; i < trucks.length; i++) {
            trucks[i] = new Truck(nextInt(), nextInt());
        }
        return trucks;
    }

    private static int most(Truck[] trucks, int i, long clock) {
        if (i == trucks.length) return 0;
        int best = most(trucks, i + 1, clock);
        long ready = clock + trucks[i].charging();
        if (ready <= trucks[i].leaving()) {
            best = Math.max(best, 1 + most(trucks, i + 1, ready));
        }
        return best;
    }

    public static void main(String[] args) throws IOException {
        Truck[] trucks = readTrucks();
        Arrays.sort(trucks, Comparator.comparingInt(Truck::leaving));
        System.out.println(most(trucks, 0, 0));
    }
}
