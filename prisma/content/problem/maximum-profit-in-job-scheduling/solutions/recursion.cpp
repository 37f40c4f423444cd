#include <algorithm>
#include <array>
#include <vector>
using namespace std;

class Solution {
public:
    int jobScheduling(vector<int>& startTime, vector<int>& endTime,
                      vector<int>& profit) {
        vector<array<int, 3>> jobs;
        for (size_t i = 0; i < profit.size(); i++) {
            jobs.push_back({startTime[i], endTime[i], profit[i]});
        }
        sort(jobs.begin(), jobs.end());
        return best(jobs, 0);
    }

private:
    int best(const vector<array<int, 3>>& jobs, size_t i) {
        if (i == jobs.size()) return 0;
        auto [start, end, earned] = jobs[i];
        size_t next = i + 1;
        while (next < jobs.size() && jobs[next][0] < end) next++;
        return max(best(jobs, i + 1), earned + best(jobs, next));
    }
};
