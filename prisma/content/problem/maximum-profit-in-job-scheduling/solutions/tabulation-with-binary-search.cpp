#include <algorithm>
#include <array>
#include <vector>
using namespace std;

class Solution {
public:
    int jobScheduling(vector<int>& startTime, vector<int>& endTime,
                      vector<int>& profit) {
        int n = profit.size();
        vector<array<int, 3>> jobs;
        for (int i = 0; i < n; i++) {
            jobs.push_back({startTime[i], endTime[i], profit[i]});
        }
        sort(jobs.begin(), jobs.end());
        vector<int> best(n + 1);
        for (int i = n - 1; i >= 0; i--) {
            auto [start, end, earned] = jobs[i];
            auto next = lower_bound(jobs.begin(), jobs.end(), array<int, 3>{end, 0, 0});
            best[i] = max(best[i + 1], earned + best[next - jobs.begin()]);
        }
        return best[0];
    }
};
