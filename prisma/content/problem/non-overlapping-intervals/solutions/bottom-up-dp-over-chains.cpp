#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int eraseOverlapIntervals(vector<vector<int>>& intervals) {
        sort(intervals.begin(), intervals.end());
        int count = intervals.size(), longest = 0;
        vector<int> lengths(count, 1);
        for (int i = 0; i < count; i++) {
            for (int j = 0; j < i; j++) {
                if (intervals[j][1] <= intervals[i][0]) {
                    lengths[i] = max(lengths[i], lengths[j] + 1);
                }
            }
            longest = max(longest, lengths[i]);
        }
        return count - longest;
    }
};
