#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int networkDelayTime(vector<vector<int>>& times, int n, int k) {
        const int never = 1'000'000'000;
        vector<int> arrival(n + 1, never);
        arrival[k] = 0;
        bool changed = true;
        while (changed) {
            changed = false;
            for (const vector<int>& time : times) {
                int better = arrival[time[0]] + time[2];
                if (better < arrival[time[1]]) {
                    arrival[time[1]] = better;
                    changed = true;
                }
            }
        }
        int last = *max_element(arrival.begin() + 1, arrival.end());
        return last == never ? -1 : last;
    }
};
