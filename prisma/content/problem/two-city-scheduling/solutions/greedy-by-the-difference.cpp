#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int twoCitySchedCost(vector<vector<int>>& costs) {
        sort(costs.begin(), costs.end(), [](const auto& one, const auto& other) {
            return one[0] - one[1] < other[0] - other[1];
        });
        int half = costs.size() / 2;
        int sum = 0;
        for (int i = 0; i < half; i++) sum += costs[i][0] + costs[half + i][1];
        return sum;
    }
};
