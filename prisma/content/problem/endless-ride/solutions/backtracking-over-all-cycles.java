import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

public class Main {
    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    private static int nextInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }

    private record Road(int end, int cost) {}

    private static final List<List<Road>> ROADS = new ArrayList<>();
    private static final List<Integer> TRIP = new ArrayList<>();

    private static boolean gains(int place, int total) {
        TRIP.add(place);
        int first = TRIP.get(0);
        for (Road road : ROADS.get(place)) {
            int next = total + road.cost();
            if (road.end() == first && next < 0) return true;
            if (road.end() <= first || TRIP.contains(road.end())) continue;
            if (gains(road.end(), next)) return true;
        }
        TRIP.remove(TRIP.size() - 1);
        return false;
    }

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        for (int i = 0; i <= n; i++) ROADS.add(new ArrayList<>());
        for (int m = nextInt(); m > 0; m--) {
            ROADS.get(nextInt()).add(new Road(nextInt(), nextInt()));
        }

        for (int place = 1; place <= n && TRIP.isEmpty(); place++) gains(place, 0);
        StringJoiner answer = new StringJoiner(" ").setEmptyValue("none");
        for (int place : TRIP) answer.add(String.valueOf(place));
        System.out.println(answer);
    }
}
