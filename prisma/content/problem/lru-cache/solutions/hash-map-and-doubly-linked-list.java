import java.util.HashMap;
import java.util.Map;

class LRUCache {
    private static class Entry {
        private final int key;
        private final int value;
        private Entry before = this;
        private Entry after = this;

        private Entry(int key, int value) {
            this.key = key;
            this.value = value;
        }
    }

    private final int capacity;
    private final Map<Integer, Entry> entries = new HashMap<>();
    private final Entry root = new Entry(-1, -1);

    public LRUCache(int capacity) {
        this.capacity = capacity;
    }

    public int get(int key) {
        Entry entry = entries.get(key);
        if (entry == null) return -1;
        unlink(entry);
        linkAsLatest(entry);
        return entry.value;
    }

    public void put(int key, int value) {
        if (entries.containsKey(key)) {
            unlink(entries.get(key));
        } else if (entries.size() == capacity) {
            entries.remove(root.after.key);
            unlink(root.after);
        }
        Entry entry = new Entry(key, value);
        entries.put(key, entry);
        linkAsLatest(entry);
    }

    private void unlink(Entry entry) {
        entry.before.after = entry.after;
        entry.after.before = entry.before;
    }

    private void linkAsLatest(Entry entry) {
        entry.before = root.before;
        entry.after = root;
        entry.before.after = entry;
        root.before = entry;
    }
}
