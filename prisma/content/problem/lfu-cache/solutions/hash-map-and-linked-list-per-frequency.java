import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

class LFUCache {
    private final int capacity;
    private final Map<Integer, Integer> values = new HashMap<>();
    private final Map<Integer, Integer> uses = new HashMap<>();
    private final Map<Integer, Set<Integer>> keysWith = new HashMap<>();
    private int least;

    public LFUCache(int capacity) {
        this.capacity = capacity;
    }

    public int get(int key) {
        if (!values.containsKey(key)) {
            return -1;
        }
        use(key);
        return values.get(key);
    }

    public void put(int key, int value) {
        if (values.containsKey(key)) {
            values.put(key, value);
            use(key);
            return;
        }
        if (values.size() == capacity) {
            int dropped = keysWith.get(least).iterator().next();
            keysWith.get(least).remove(dropped);
            values.remove(dropped);
            uses.remove(dropped);
        }
        values.put(key, value);
        append(key, 1);
        least = 1;
    }

    private void use(int key) {
        int count = uses.get(key);
        Set<Integer> keys = keysWith.get(count);
        keys.remove(key);
        if (keys.isEmpty() && count == least) {
            least++;
        }
        append(key, count + 1);
    }

    private void append(int key, int count) {
        uses.put(key, count);
        keysWith.computeIfAbsent(count, unused -> new LinkedHashSet<>()).add(key);
    }
}
