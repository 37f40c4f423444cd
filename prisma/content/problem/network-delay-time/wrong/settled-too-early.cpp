// Wrong Answer: settles a node when it is first discovered, over a path that may be slow
class Solution {
public:
    int networkDelayTime(vector<vector<int>>& times, int n, int k) {
        vector<vector<pair<int, int>>> connections(n + 1);
        for (auto& time : times) connections[time[0]].push_back({time[1], time[2]});
        vector<bool> settled(n + 1, false);
        settled[k] = true;
        int count = 0, last = 0;
        priority_queue<pair<int, int>, vector<pair<int, int>>, greater<>> heap;
        heap.push({0, k});
        while (!heap.empty()) {
            auto [arrival, node] = heap.top();
            heap.pop();
            count++;
            last = arrival;
            for (auto [other, time] : connections[node]) {
                if (settled[other]) continue;
                settled[other] = true;
                heap.push({arrival + time, other});
            }
        }
        return count == n ? last : -1;
    }
};
