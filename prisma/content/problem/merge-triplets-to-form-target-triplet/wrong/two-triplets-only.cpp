// Wrong Answer: merges at most two triplets, although three may be necessary
#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    bool mergeTriplets(vector<vector<int>>& triplets, vector<int>& target) {
        for (const auto& a : triplets) {
            for (const auto& b : triplets) {
                vector<int> merged;
                for (int k = 0; k < 3; ++k) merged.push_back(max(a[k], b[k]));
                if (merged == target) return true;
            }
        }
        return false;
    }
};
