import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.StringJoiner;

public class Main {
    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    private static int nextInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }

    private record Road(int start, int end, int cost) {}

    private static List<Integer> gainingTrip(int n, Road[] roads) {
        long[] energy = new long[n + 1];
        int[] cameFrom = new int[n + 1];
        int place = 0;
        for (int round = 0; round < n; round++) {
            place = 0;
            for (Road road : roads) {
                long spent = energy[road.start()] + road.cost();
                if (spent >= energy[road.end()]) continue;
                energy[road.end()] = spent;
                cameFrom[road.end()] = road.start();
                place = road.end();
            }
            if (place == 0) return List.of();
        }

        for (int i = 0; i < n; i++) place = cameFrom[place];
        List<Integer> trip = new ArrayList<>(List.of(place));
        for (int at = cameFrom[place]; at != place; at = cameFrom[at]) trip.add(at);
        Collections.reverse(trip);
        Collections.rotate(trip, -trip.indexOf(Collections.min(trip)));
        return trip;
    }

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        Road[] roads = new Road[nextInt()];
        for (int i = 0; i < roads.length; i++)
            roads[i] = new Road(nextInt(), nextInt(), nextInt());

        StringJoiner answer = new StringJoiner(" ").setEmptyValue("none");
        for (int place : gainingTrip(n, roads)) answer.add(String.valueOf(place));
        System.out.println(answer);
    }
}
