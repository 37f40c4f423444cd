import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Scanner;

public class Main {
    private record Road(int to, int minutes) {}

    private record State(int time, int city, int warmth) {}

    private static int shortestTime(
            List<List<Road>> roads, boolean[] hasFreezer, int limit) {
        int n = roads.size() - 1;
        int[] coldest = new int[n + 1];
        Arrays.fill(coldest, limit + 1);
        PriorityQueue<State> open = new PriorityQueue<>(
                Comparator.comparingInt(State::time).thenComparingInt(State::warmth));
        open.add(new State(0, 1, 0));
        while (!open.isEmpty()) {
            State state = open.remove();
            if (state.city() == n) return state.time();
            if (state.warmth() >= coldest[state.city()]) continue;
            coldest[state.city()] = state.warmth();
            for (Road road : roads.get(state.city())) {
                int warmth = state.warmth() + road.minutes();
                if (warmth > limit) continue;
                if (hasFreezer[road.to()]) warmth = 0;
                int time = state.time() + road.minutes();
                if (warmth < coldest[road.to()])
                    open.add(new State(time, road.to(), warmth));
            }
        }
        return -1;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        int limit = in.nextInt();
        List<List<Road>> roads = new ArrayList<>();
        for (int city = 0; city <= n; city++) roads.add(new ArrayList<>());
        for (int i = 0; i < m; i++) {
            int a = in.nextInt();
            int b = in.nextInt();
            int minutes = in.nextInt();
            roads.get(a).add(new Road(b, minutes));
            roads.get(b).add(new Road(a, minutes));
        }
        boolean[] hasFreezer = new boolean[n + 1];
        int freezers = in.nextInt();
        for (int i = 0; i < freezers; i++) hasFreezer[in.nextInt()] = true;
        System.out.println(shortestTime(roads, hasFreezer, limit));
    }
}
