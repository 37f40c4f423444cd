#include <algorithm>
#include <unordered_set>
#include <vector>
using namespace std;

class Solution {
public:
    bool canCross(vector<int>& stones) {
        positions.insert(stones.begin(), stones.end());
        last = stones.back();
        return canReach(0, 0);
    }

private:
    unordered_set<long long> positions;
    long long last = 0;

    bool canReach(long long position, int k) {
        if (position == last) return true;
        for (int step = k + 1; step >= max(1, k - 1); step--) {
            long long next = position + step;
            if (positions.count(next) && canReach(next, step)) return true;
        }
        return false;
    }
};
