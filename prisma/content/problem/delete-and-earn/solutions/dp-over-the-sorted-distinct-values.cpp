#include <algorithm>
#include <map>
#include <vector>
using namespace std;

class Solution {
public:
    int deleteAndEarn(vector<int>& nums) {
        map<int, int> points;
        for (int value : nums) points[value] += value;
        int before = 0, best = 0, previous = -1;
        for (const auto& [x, sum] : points) {
            int kept = previous == x - 1 ? before : best;
            before = best;
            best = max(best, kept + sum);
            previous = x;
        }
        return best;
    }
};
