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

    public static void main(String[] args) throws IOException {
        Truck[] trucks = readTrucks();
        Arrays.sort(trucks, Comparator.comparingInt(Truck::leaving));

        long[] least = new long[trucks.length + 1];
        Arrays.fill(least, Long.MAX_VALUE);
        least[0] = 0;
        int most = 0;
        for (Truck truck : trucks) {
            for (int k = most; k >= 0; k--) {
                long total = least[k] + truck.charging();
                if (total > truck.leaving()) continue;
                least[k + 1] = Math.min(least[k + 1], total);
                most = Math.max(most, k + 1);
            }
        }
        System.out.println(most);
    }
}
