import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;

class LFUCache {
    private static final class Entry {
        int value;
        int uses;
        int last;
    }

    private final int capacity;
    private final Map<Integer, Entry> entries = new HashMap<>();
    private final Comparator<Integer> order =
        Comparator.<Integer>comparingInt(key -> entries.get(key).uses)
            .thenComparingInt(key -> entries.get(key).last);
    private int time;

    public LFUCache(int capacity) {
        this.capacity = capacity;
    }

    public int get(int key) {
        Entry entry = entries.get(key);
        if (entry == null) {
            return -1;
        }
        use(entry);
        return entry.value;
    }

    public void put(int key, int value) {
        if (!entries.containsKey(key) && entries.size() == capacity) {
            entries.remove(Collections.min(entries.keySet(), order));
        }
        Entry entry = entries.computeIfAbsent(key, unused -> new Entry());
        entry.value = value;
        use(entry);
    }

    private void use(Entry entry) {
        entry.uses++;
        time++;
        entry.last = time;
    }
}
