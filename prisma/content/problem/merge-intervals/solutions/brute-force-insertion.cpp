#include <algorithm>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<int>> merge(vector<vector<int>>& intervals) {
        vector<vector<int>> merged;
        for (const vector<int>& interval : intervals) {
            int start = interval[0], end = interval[1];
            vector<vector<int>> apart;
            for (vector<int>& other : merged) {
                if (other[1] < start || end < other[0]) {
                    apart.push_back(std::move(other));
                } else {
                    start = min(start, other[0]);
                    end = max(end, other[1]);
                }
            }
            apart.push_back({start, end});
            merged = std::move(apart);
        }
        return merged;
    }
};
