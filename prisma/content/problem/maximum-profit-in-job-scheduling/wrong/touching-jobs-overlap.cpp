// Wrong Answer: wants a gap after a job, although the next one may start exactly at its end
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
            int next = i + 1;
            while (next < n && jobs[next][0] <= jobs[i][1]) next++;
            best[i] = max(best[i + 1], jobs[i][2] + best[next]);
        }
        return best[0];
    }
};
