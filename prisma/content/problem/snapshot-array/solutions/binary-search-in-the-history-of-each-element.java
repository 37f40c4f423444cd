import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

class SnapshotArray {
    private final List<TreeMap<Integer, Integer>> history = new ArrayList<>();
    private int snaps = 0;

    public SnapshotArray(int length) {
        for (int i = 0; i < length; i++) {
            TreeMap<Integer, Integer> values = new TreeMap<>();
            values.put(0, 0);
            history.add(values);
        }
    }

    public void set(int index, int val) {
        history.get(index).put(snaps, val);
    }

    public int snap() {
        return snaps++;
    }

    public int get(int index, int snap_id) {
        return history.get(index).floorEntry(snap_id).getValue();
    }
}
