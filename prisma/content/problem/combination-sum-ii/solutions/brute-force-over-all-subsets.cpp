#include <algorithm>
#include <numeric>
#include <set>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<int>> combinationSum2(vector<int>& candidates, int target) {
        set<vector<int>> combinations;
        sort(candidates.begin(), candidates.end());
        for (int bits = 0; bits < 1 << candidates.size(); bits++) {
            vector<int> chosen;
            for (size_t i = 0; i < candidates.size(); i++) {
                if ((bits >> i & 1) == 1) chosen.push_back(candidates[i]);
            }
            int sum = accumulate(chosen.begin(), chosen.end(), 0);
            if (sum == target) combinations.insert(chosen);
        }
        return {combinations.begin(), combinations.end()};
    }
};
