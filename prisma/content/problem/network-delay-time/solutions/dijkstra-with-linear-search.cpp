#include <algorithm>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    int networkDelayTime(vector<vector<int>>& times, int n, int k) {
        const int never = 1'000'000'000;
        vector<vector<pair<int, int>>> connections(n + 1);
        for (const vector<int>& time : times) {
            connections[time[0]].push_back({time[1], time[2]});
        }
        vector<int> arrival(n + 1, never);
        arrival[k] = 0;
        vector<bool> settled(n + 1, false);
        int last = 0;
        for (int round = 0; round < n; round++) {
            int nearest = 0;
            for (int node = 1; node <= n; node++) {
                if (!settled[node] && arrival[node] < arrival[nearest]) nearest = node;
            }
            if (nearest == 0) return -1;
            settled[nearest] = true;
            last = arrival[nearest];
            for (auto [other, time] : connections[nearest]) {
                arrival[other] = min(arrival[other], last + time);
            }
        }
        return last;
    }
};
