#include <algorithm>
#include <string>
#include <vector>
using namespace std;

class Solution {
    vector<bool> used;
    vector<string> journey;

    bool travel(const vector<vector<string>>& tickets) {
        if (journey.size() == tickets.size() + 1) return true;
        for (size_t i = 0; i < tickets.size(); i++) {
            if (used[i] || tickets[i][0] != journey.back()) continue;
            used[i] = true;
            journey.push_back(tickets[i][1]);
            if (travel(tickets)) return true;
            journey.pop_back();
            used[i] = false;
        }
        return false;
    }

public:
    vector<string> findItinerary(vector<vector<string>>& tickets) {
        sort(tickets.begin(), tickets.end());
        used.assign(tickets.size(), false);
        journey = {"JFK"};
        travel(tickets);
        return journey;
    }
};
