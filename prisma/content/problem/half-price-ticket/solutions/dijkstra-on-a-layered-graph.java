import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

public class Main {
    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    private static int nextInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }

    private record Ride(int to, int price) {}

    private record Stop(long cost, int used, int city) {}

    private static long[][] cheapest;
    private static final PriorityQueue<Stop> QUEUE =
            new PriorityQueue<>(Comparator.comparingLong(Stop::cost));

    private static void reach(int used, int city, long cost) {
        if (cost >= cheapest[used][city]) return;
        cheapest[used][city] = cost;
        QUEUE.add(new Stop(cost, used, city));
    }

    private static long cheapestWay(int n, List<List<Ride>> rides) {
        cheapest = new long[2][n + 1];
        for (long[] copy : cheapest) Arrays.fill(copy, Long.MAX_VALUE);
        reach(0, 1, 0);
        while (!QUEUE.isEmpty()) {
            Stop stop = QUEUE.remove();
            long cost = stop.cost();
            if (cost > cheapest[stop.used()][stop.city()]) continue;
            if (stop.city() == n) return cost;
            for (Ride ride : rides.get(stop.city())) {
                reach(stop.used(), ride.to(), cost + ride.price());
                if (stop.used() == 0) reach(1, ride.to(), cost + ride.price() / 2);
            }
        }
        return -1;
    }

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        List<List<Ride>> rides = new ArrayList<>();
        for (int city = 0; city <= n; city++) rides.add(new ArrayList<>());
        for (int m = nextInt(); m > 0; m--) {
            int one = nextInt();
            int other = nextInt();
            int price = nextInt();
            rides.get(one).add(new Ride(other, price));
            rides.get(other).add(new Ride(one, price));
        }
        System.out.println(cheapestWay(n, rides));
    }
}
