#include <algorithm>
#include <unordered_map>
#include <vector>
using namespace std;

class Solution {
public:
    bool canCross(vector<int>& stones) {
        int n = stones.size();
        for (int i = 0; i < n; i++) indexOf[stones[i]] = i;
        failed.assign(n, vector<bool>(n));
        return canReach(stones, 0, 0);
    }

private:
    unordered_map<long long, int> indexOf;
    vector<vector<bool>> failed;

    bool canReach(const vector<int>& stones, size_t i, int k) {
        if (i == stones.size() - 1) return true;
        if (failed[i][k]) return false;
        for (int step = k + 1; step >= max(1, k - 1); step--) {
            auto next = indexOf.find(static_cast<long long>(stones[i]) + step);
            if (next == indexOf.end()) continue;
            if (canReach(stones, next->second, step)) return true;
        }
        failed[i][k] = true;
        return false;
    }
};
