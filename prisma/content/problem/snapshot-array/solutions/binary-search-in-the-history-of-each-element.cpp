#include <algorithm>
#include <climits>
#include <iterator>
#include <utility>
#include <vector>
using namespace std;

class SnapshotArray {
public:
    SnapshotArray(int length) : history(length, {{0, 0}}) {}

    void set(int index, int val) {
        auto& [number, value] = history[index].back();
        if (number == snaps) {
            value = val;
        } else {
            history[index].push_back({snaps, val});
        }
    }

    int snap() {
        return snaps++;
    }

    int get(int index, int snap_id) {
        const auto& pairs = history[index];
        auto later = upper_bound(pairs.begin(), pairs.end(), pair(snap_id, INT_MAX));
        return prev(later)->second;
    }

private:
    vector<vector<pair<int, int>>> history;
    int snaps = 0;
};
