// Wrong Answer: does not pay for the first step
#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int minCostClimbingStairs(vector<int>& cost) {
        int previous = 0;
        int current = 0;
        for (size_t i = 2; i < cost.size(); i++) {
            int next = min(previous, current) + cost[i];
            previous = current;
            current = next;
        }
        return min(previous, current);
    }
};
