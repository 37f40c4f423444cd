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
        for (int index = history.size() - 1; index >= 0; index--) {
            if (history.get(index).timestamp() <= timestamp) {
                return history.get(index).value();
            }
        }
        return "";
    }
}
