#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int maxProduct(vector<int>& nums) {
        int best = nums[0];
        for (size_t start = 0; start < nums.size(); start++) {
            int product = 1;
            for (size_t end = start; end < nums.size(); end++) {
                product *= nums[end];
                best = max(best, product);
            }
        }
        return best;
    }
};
