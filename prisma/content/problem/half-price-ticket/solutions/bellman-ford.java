import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public class Main {
    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    private static int nextInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }

    private static final long NEVER = 1_000_000_000_000_000L;

    private record Ride(int start, int end, int price) {}

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        List<Ride> rides = new ArrayList<>();
        for (int m = nextInt(); m > 0; m--) {
            Ride ride = new Ride(nextInt(), nextInt(), nextInt());
            rides.add(ride);
            rides.add(new Ride(ride.end(), ride.start(), ride.price()));
        }

        long[] full = new long[n + 1];
        long[] halved = new long[n + 1];
        Arrays.fill(full, NEVER);
        Arrays.fill(halved, NEVER);
        full[1] = 0;
        for (boolean isImproved = true; isImproved; ) {
            isImproved = false;
            for (Ride ride : rides) {
                long cost = full[ride.start()] + ride.price();
                if (cost < full[ride.end()]) {
                    full[ride.end()] = cost;
                    isImproved = true;
                }
                long half = full[ride.start()] + ride.price() / 2;
                cost = Math.min(halved[ride.start()] + ride.price(), half);
                if (cost < halved[ride.end()]) {
                    halved[ride.end()] = cost;
                    isImproved = true;
                }
            }
        }
        long answer = Math.min(full[n], halved[n]);
        System.out.println(answer < NEVER ? answer : -1);
    }
}
