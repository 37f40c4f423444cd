import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Arrays;
import java.util.Comparator;
import java.util.PriorityQueue;

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

        PriorityQueue<Integer> taken = new PriorityQueue<>(Comparator.reverseOrder());
        long total = 0;
        for (Truck truck : trucks) {
            taken.add(truck.charging());
            total += truck.charging();
            if (total > truck.leaving()) total -= taken.remove();
        }
        System.out.println(taken.size());
    }
}
