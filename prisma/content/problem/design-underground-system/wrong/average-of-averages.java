// Wrong Answer: averages the old average and the new duration
import java.util.HashMap;
import java.util.Map;

class UndergroundSystem {
    private record Start(String station, int time) {}

    private final Map<Integer, Start> started = new HashMap<>();
    private final Map<String, Double> averages = new HashMap<>();

    public void checkIn(int id, String stationName, int t) {
        started.put(id, new Start(stationName, t));
    }

    public void checkOut(int id, String stationName, int t) {
        Start start = started.remove(id);
        String route = start.station() + "|" + stationName;
        double duration = t - start.time();
        averages.merge(route, duration, (old, latest) -> (old + latest) / 2);
    }

    public double getAverageTime(String startStation, String endStation) {
        return averages.get(startStation + "|" + endStation);
    }
}
