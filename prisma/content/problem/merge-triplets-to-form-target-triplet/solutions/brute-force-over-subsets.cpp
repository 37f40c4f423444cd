#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    bool mergeTriplets(vector<vector<int>>& triplets, vector<int>& target) {
        return canReach(triplets, target, 0, {0, 0, 0});
    }

private:
    bool canReach(const vector<vector<int>>& triplets, const vector<int>& target,
                  size_t i, const vector<int>& merged) {
        if (merged == target) return true;
        if (i == triplets.size()) return false;
        vector<int> withThis(3);
        for (int k = 0; k < 3; ++k) withThis[k] = max(merged[k], triplets[i][k]);
        return canReach(triplets, target, i + 1, merged) ||
               canReach(triplets, target, i + 1, withThis);
    }
};
