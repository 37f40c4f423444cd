#include <algorithm>
#include <array>
#include <vector>
using namespace std;

class Solution {
public:
    int jobScheduling(vector<int>& startTime, vector<int>& endTime,
                      vector<int>& profit) {
        for (size_t i = 0; i < profit.size(); i++) {
            jobs.push_back({startTime[i], endTime[i], profit[i]});
        }
        sort(jobs.begin(), jobs.end());
        memo.assign(jobs.size(), -1);
        return best(0);
    }

private:
    vector<array<int, 3>> jobs;
    vector<int> memo;

    int best(size_t i) {
        if (i == jobs.size()) return 0;
        if (memo[i] != -1) return memo[i];
        auto [start, end, earned] = jobs[i];
        auto next = lower_bound(jobs.begin(), jobs.end(), array<int, 3>{end, 0, 0});
        int done = earned + best(next - jobs.begin());
        return memo[i] = max(best(i + 1), done);
    }
};
