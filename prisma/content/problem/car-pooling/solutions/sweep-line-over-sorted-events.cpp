#include <algorithm>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    bool carPooling(vector<vector<int>>& trips, int capacity) {
        vector<pair<int, int>> events;
        for (const auto& trip : trips) {
            events.emplace_back(trip[1], trip[0]);
            events.emplace_back(trip[2], -trip[0]);
        }
        sort(events.begin(), events.end());
        int passengers = 0;
        for (auto [position, change] : events) {
            passengers += change;
            if (passengers > capacity) return false;
        }
        return true;
    }
};
