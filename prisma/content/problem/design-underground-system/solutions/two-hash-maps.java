import java.util.HashMap;
import java.util.Map;

class UndergroundSystem {
    private record Start(String station, int time) {}

    private record Route(String from, String to) {}

    private static class Durations {
        private long total;
        private int count;
    }

    private final Map<Integer, Start> started = new HashMap<>();
    private final Map<Route, Durations> routes = new HashMap<>();

    public void checkIn(int id, String stationName, int t) {
        started.put(id, new Start(stationName, t));
    }

    public void checkOut(int id, String stationName, int t) {
        Start start = started.remove(id);
        Route route = new Route(start.station(), stationName);
        Durations durations = routes.computeIfAbsent(route, none -> new Durations());
        durations.total += t - start.time();
        durations.count++;
    }

    public double getAverageTime(String startStation, String endStation) {
        Durations durations = routes.get(new Route(startStation, endStation));
        return (double) durations.total / durations.count;
    }
}
