// Wrong Answer: merges with the first overlapping interval only
class Solution {
public:
    vector<vector<int>> insert(vector<vector<int>>& intervals,
                               vector<int>& newInterval) {
        vector<vector<int>> result = intervals;
        for (vector<int>& interval : result) {
            if (interval[0] <= newInterval[1] && newInterval[0] <= interval[1]) {
                interval[0] = min(interval[0], newInterval[0]);
                interval[1] = max(interval[1], newInterval[1]);
                return result;
            }
        }
        result.push_back(newInterval);
        sort(result.begin(), result.end());
        return result;
    }
};
