#include <vector>
using namespace std;

class Solution {
public:
    int reversePairs(vector<int>& nums) {
        int pairs = 0;
        for (size_t i = 0; i < nums.size(); ++i) {
            for (size_t j = i + 1; j < nums.size(); ++j) {
                if (nums[i] > 2LL * nums[j]) ++pairs;
            }
        }
        return pairs;
    }
};
