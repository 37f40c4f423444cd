#include <functional>
#include <queue>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    int networkDelayTime(vector<vector<int>>& times, int n, int k) {
        vector<vector<pair<int, int>>> connections(n + 1);
        for (const vector<int>& time : times) {
            connections[time[0]].push_back({time[1], time[2]});
        }
        vector<bool> settled(n + 1, false);
        int count = 0;
        priority_queue<pair<int, int>, vector<pair<int, int>>, greater<>> heap;
        heap.push({0, k});
        while (!heap.empty()) {
            auto [arrival, node] = heap.top();
            heap.pop();
            if (settled[node]) continue;
            settled[node] = true;
            if (++count == n) return arrival;
            for (auto [other, time] : connections[node]) {
                if (!settled[other]) heap.push({arrival + time, other});
            }
        }
        return -1;
    }
};
