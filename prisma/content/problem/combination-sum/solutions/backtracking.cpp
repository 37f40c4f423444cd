#include <algorithm>
#include <vector>
using namespace std;

class Solution {
    vector<vector<int>> combinations;
    vector<int> current;

    void extend(const vector<int>& candidates, size_t start, int rest) {
        if (rest == 0) {
            combinations.push_back(current);
            return;
        }
        for (size_t i = start; i < candidates.size() && candidates[i] <= rest; i++) {
            current.push_back(candidates[i]);
            extend(candidates, i, rest - candidates[i]);
            current.pop_back();
        }
    }

public:
    vector<vector<int>> combinationSum(vector<int>& candidates, int target) {
        sort(candidates.begin(), candidates.end());
        combinations.clear();
        extend(candidates, 0, target);
        return combinations;
    }
};
