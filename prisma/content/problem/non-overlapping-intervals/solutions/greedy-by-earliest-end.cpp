#include <algorithm>
#include <climits>
#include <vector>
using namespace std;

class Solution {
public:
    int eraseOverlapIntervals(vector<vector<int>>& intervals) {
        sort(intervals.begin(), intervals.end(),
             [](const vector<int>& a, const vector<int>& b) { return a[1] < b[1]; });
        int removed = 0, last = INT_MIN;
        for (const vector<int>& interval : intervals) {
            if (interval[0] >= last) {
                last = interval[1];
            } else {
                removed++;
            }
        }
        return removed;
    }
};
