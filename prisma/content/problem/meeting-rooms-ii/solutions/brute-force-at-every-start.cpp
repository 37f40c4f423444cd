#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int minMeetingRooms(vector<vector<int>>& intervals) {
        int rooms = 0;
        for (const vector<int>& meeting : intervals) {
            int moment = meeting[0];
            int running = 0;
            for (const vector<int>& other : intervals) {
                if (other[0] <= moment && moment < other[1]) running++;
            }
            rooms = max(rooms, running);
        }
        return rooms;
    }
};
