#include <vector>
using namespace std;

class SnapshotArray {
public:
    SnapshotArray(int length) : nums(length) {}

    void set(int index, int val) {
        nums[index] = val;
    }

    int snap() {
        snapshots.push_back(nums);
        return static_cast<int>(snapshots.size()) - 1;
    }

    int get(int index, int snap_id) {
        return snapshots[snap_id][index];
    }

private:
    vector<int> nums;
    vector<vector<int>> snapshots;
};
