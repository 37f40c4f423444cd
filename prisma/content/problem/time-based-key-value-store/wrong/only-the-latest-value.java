// Wrong Answer: a later value overwrites the earlier ones, which are needed as well
import java.util.HashMap;
import java.util.Map;

class TimeMap {
    private final Map<String, String> values = new HashMap<>();
    private final Map<String, Integer> times = new HashMap<>();

    public void set(String key, String value, int timestamp) {
        values.put(key, value);
        times.put(key, timestamp);
    }

    public String get(String key, int timestamp) {
        boolean hasBegun = times.containsKey(key) && times.get(key) <= timestamp;
        return hasBegun ? values.get(key) : "";
    }
}
