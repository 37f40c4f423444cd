#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int findMaximumXOR(vector<int>& nums) {
        int best = 0;
        for (size_t i = 0; i < nums.size(); i++) {
            for (size_t j = i + 1; j < nums.size(); j++) {
                best = max(best, nums[i] ^ nums[j]);
            }
        }
        return best;
    }
};
