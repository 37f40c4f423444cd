// Wrong Answer: finds the first of several values set before the same snapshot, not the last
#include <algorithm>
#include <utility>
#include <vector>
using namespace std;

class SnapshotArray {
public:
    SnapshotArray(int length) : history(length, {{-1, 0}}) {}

    void set(int index, int val) {
        history[index].push_back({snaps, val});
    }

    int snap() {
        return snaps++;
    }

    int get(int index, int snap_id) {
        int number = -1;
        int val = 0;
        for (const auto& [at, set] : history[index]) {
            if (at > snap_id) break;
            if (at == number) continue;
            number = at;
            val = set;
        }
        return val;
    }

private:
    vector<vector<pair<int, int>>> history;
    int snaps = 0;
};
