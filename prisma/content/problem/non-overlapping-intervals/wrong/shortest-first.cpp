// Wrong Answer: keeps short intervals first, even if one overlaps two others
class Solution {
public:
    int eraseOverlapIntervals(vector<vector<int>>& intervals) {
        stable_sort(intervals.begin(), intervals.end(), [](auto& a, auto& b) {
            return a[1] - a[0] < b[1] - b[0];
        });
        map<int, int> kept;
        for (auto& interval : intervals) {
            auto next = kept.upper_bound(interval[0]);
            bool isFree = next == kept.end() || next->first >= interval[1];
            if (next == kept.begin()) {
                if (isFree) kept[interval[0]] = interval[1];
                continue;
            }
            isFree = isFree && prev(next)->second <= interval[0];
            if (isFree) kept[interval[0]] = interval[1];
        }
        return intervals.size() - kept.size();
    }
};
