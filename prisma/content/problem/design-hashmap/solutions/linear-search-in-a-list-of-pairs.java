import java.util.ArrayList;
import java.util.List;

class MyHashMap {
    private final List<int[]> pairs = new ArrayList<>();

    public MyHashMap() {}

    public void put(int key, int value) {
        int i = find(key);
        if (i >= 0) {
            pairs.get(i)[1] = value;
        } else {
            pairs.add(new int[] {key, value});
        }
    }

    public int get(int key) {
        int i = find(key);
        return i >= 0 ? pairs.get(i)[1] : -1;
    }

    public void remove(int key) {
        int i = find(key);
        if (i >= 0) {
            int[] last = pairs.remove(pairs.size() - 1);
            if (i < pairs.size()) {
                pairs.set(i, last);
            }
        }
    }

    private int find(int key) {
        for (int i = 0; i < pairs.size(); i++) {
            if (pairs.get(i)[0] == key) {
                return i;
            }
        }
        return -1;
    }
}
