#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<int>> insert(vector<vector<int>>& intervals,
                               vector<int>& newInterval) {
        vector<vector<int>> merged;
        size_t i = 0;
        while (i < intervals.size() && intervals[i][1] < newInterval[0]) {
            merged.push_back(intervals[i++]);
        }
        int start = newInterval[0], end = newInterval[1];
        for (; i < intervals.size() && intervals[i][0] <= end; i++) {
            start = min(start, intervals[i][0]);
            end = max(end, intervals[i][1]);
        }
        merged.push_back({start, end});
        merged.insert(merged.end(), intervals.begin() + i, intervals.end());
        return merged;
    }
};
