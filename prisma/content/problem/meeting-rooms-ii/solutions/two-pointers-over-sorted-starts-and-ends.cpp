#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int minMeetingRooms(vector<vector<int>>& intervals) {
        vector<int> starts, ends;
        for (const vector<int>& meeting : intervals) {
            starts.push_back(meeting[0]);
            ends.push_back(meeting[1]);
        }
        sort(starts.begin(), starts.end());
        sort(ends.begin(), ends.end());
        int rooms = 0;
        auto freed = ends.begin();
        for (int start : starts) {
            if (*freed <= start) {
                ++freed;
            } else {
                ++rooms;
            }
        }
        return rooms;
    }
};
