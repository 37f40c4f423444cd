import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class UndergroundSystem {
    private record Start(String station, int time) {}

    private record Journey(String from, String to, int duration) {}

    private final Map<Integer, Start> started = new HashMap<>();
    private final List<Journey> journeys = new ArrayList<>();

    public void checkIn(int id, String stationName, int t) {
        started.put(id, new Start(stationName, t));
    }

    public void checkOut(int id, String stationName, int t) {
        Start start = started.remove(id);
        journeys.add(new Journey(start.station(), stationName, t - start.time()));
    }

    public double getAverageTime(String startStation, String endStation) {
        long total = 0;
        int count = 0;
        for (Journey journey : journeys) {
            if (!journey.from().equals(startStation)) continue;
            if (!journey.to().equals(endStation)) continue;
            total += journey.duration();
            count++;
        }
        return (double) total / count;
    }
}
