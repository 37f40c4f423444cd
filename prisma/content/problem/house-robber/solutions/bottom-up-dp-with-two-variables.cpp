#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int rob(vector<int>& nums) {
        int before = 0, best = 0;
        for (int money : nums) {
            int next = max(best, before + money);
            before = best;
            best = next;
        }
        return best;
    }
};
