import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class TimeMap {
    private record Entry(int timestamp, String value) {}

    private final Map<String, List<Entry>> histories = new HashMap<>();

    public void set(String key, String value, int timestamp) {
        List<Entry> history = histories.computeIfAbsent(key, k -> new ArrayList<>());
        history.add(new Entry(timestamp, value));
    }

    public String get(String key, int timestamp) {
        List<Entry> history = histories.getOrDefault(key, List.of());
        int low = 0;
        int high = history.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (history.get(middle).timestamp() <= timestamp) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low == 0 ? "" : history.get(low - 1).value();
    }
}
