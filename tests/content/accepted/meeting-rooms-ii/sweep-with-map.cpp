class Solution {
public:
    int minMeetingRooms(vector<vector<int>>& intervals) {
        map<int, int> delta;
        for (const auto& i : intervals) ++delta[i[0]], --delta[i[1]];
        int now = 0, most = 0;
        for (const auto& [time, d] : delta) most = max(most, now += d);
        return most;
    }
};
