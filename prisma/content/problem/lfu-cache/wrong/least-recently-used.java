// Wrong Answer: evicts the least recently used key, ignoring the use counts
import java.util.LinkedHashMap;
import java.util.Map;

class LFUCache {
    private final int capacity;
    private final Map<Integer, Integer> values = new LinkedHashMap<>(16, 0.75f, true);

    public LFUCache(int capacity) {
        this.capacity = capacity;
    }

    public int get(int key) {
        return values.getOrDefault(key, -1);
    }

    public void put(int key, int value) {
        if (!values.containsKey(key) && values.size() == capacity) {
            values.remove(values.keySet().iterator().next());
        }
        values.put(key, value);
    }
}
