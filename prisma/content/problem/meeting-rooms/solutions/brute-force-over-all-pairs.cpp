#include <vector>
using namespace std;

class Solution {
public:
    bool canAttendMeetings(vector<vector<int>>& intervals) {
        for (size_t i = 0; i < intervals.size(); i++) {
            for (size_t j = 0; j < i; j++) {
                const vector<int> &first = intervals[i], &second = intervals[j];
                if (first[0] < second[1] && second[0] < first[1]) return false;
            }
        }
        return true;
    }
};
