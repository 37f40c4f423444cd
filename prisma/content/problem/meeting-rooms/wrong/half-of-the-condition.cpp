// Wrong Answer: checks only whether a later entry starts inside an earlier one, not the reverse
class Solution {
public:
    bool canAttendMeetings(vector<vector<int>>& intervals) {
        for (size_t j = 0; j < intervals.size(); j++) {
            for (size_t i = 0; i < j; i++) {
                int start = intervals[j][0];
                if (intervals[i][0] <= start && start < intervals[i][1]) return false;
            }
        }
        return true;
    }
};
