// Wrong Answer: assigns the rooms without sorting by start
#include <functional>
#include <queue>
#include <vector>
using namespace std;

class Solution {
public:
    int minMeetingRooms(vector<vector<int>>& intervals) {
        priority_queue<int, vector<int>, greater<int>> ends;
        for (const vector<int>& meeting : intervals) {
            if (!ends.empty() && ends.top() <= meeting[0]) ends.pop();
            ends.push(meeting[1]);
        }
        return static_cast<int>(ends.size());
    }
};
