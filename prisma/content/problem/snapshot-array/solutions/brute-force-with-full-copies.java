import java.util.ArrayList;
import java.util.List;

class SnapshotArray {
    private final int[] nums;
    private final List<int[]> snapshots = new ArrayList<>();

    public SnapshotArray(int length) {
        nums = new int[length];
    }

    public void set(int index, int val) {
        nums[index] = val;
    }

    public int snap() {
        snapshots.add(nums.clone());
        return snapshots.size() - 1;
    }

    public int get(int index, int snap_id) {
        return snapshots.get(snap_id)[index];
    }
}
