import java.util.ArrayList;
import java.util.List;

class LRUCache {
    private record Entry(int key, int value) {}

    private final int capacity;
    private final List<Entry> entries = new ArrayList<>();

    public LRUCache(int capacity) {
        this.capacity = capacity;
    }

    public int get(int key) {
        int value = takeOut(key);
        if (value >= 0) entries.add(new Entry(key, value));
        return value;
    }

    public void put(int key, int value) {
        if (takeOut(key) < 0 && entries.size() == capacity) entries.remove(0);
        entries.add(new Entry(key, value));
    }

    private int takeOut(int key) {
        for (int i = 0; i < entries.size(); i++) {
            if (entries.get(i).key() == key) return entries.remove(i).value();
        }
        return -1;
    }
}
