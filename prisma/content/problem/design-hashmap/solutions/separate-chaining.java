class MyHashMap {
    private static class Entry {
        final int key;
        int value;
        Entry next;

        Entry(int key, int value, Entry next) {
            this.key = key;
            this.value = value;
            this.next = next;
        }
    }

    private Entry[] buckets = new Entry[8];
    private int size = 0;

    public MyHashMap() {}

    public void put(int key, int value) {
        Entry entry = find(key);
        if (entry != null) {
            entry.value = value;
            return;
        }
        if (size == buckets.length) {
            rehash();
        }
        insert(key, value);
        size++;
    }

    public int get(int key) {
        Entry entry = find(key);
        return entry == null ? -1 : entry.value;
    }

    public void remove(int key) {
        int bucket = key % buckets.length;
        Entry previous = null;
        for (Entry entry = buckets[bucket]; entry != null; entry = entry.next) {
            if (entry.key == key) {
                if (previous == null) {
                    buckets[bucket] = entry.next;
                } else {
                    previous.next = entry.next;
                }
                size--;
                return;
            }
            previous = entry;
        }
    }

    private Entry find(int key) {
        Entry entry = buckets[key % buckets.length];
        while (entry != null && entry.key != key) {
            entry = entry.next;
        }
        return entry;
    }

    private void insert(int key, int value) {
        int bucket = key % buckets.length;
        buckets[bucket] = new Entry(key, value, buckets[bucket]);
    }

    private void rehash() {
        Entry[] old = buckets;
        buckets = new Entry[2 * old.length];
        for (Entry first : old) {
            for (Entry entry = first; entry != null; entry = entry.next) {
                insert(entry.key, entry.value);
            }
        }
    }
}
