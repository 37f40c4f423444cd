#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int maxProduct(vector<int>& nums) {
        size_t n = nums.size();
        vector<long long> high(n, nums[0]);
        vector<long long> low(n, nums[0]);
        for (size_t i = 1; i < n; i++) {
            long long num = nums[i];
            high[i] = max({num, high[i - 1] * num, low[i - 1] * num});
            low[i] = min({num, high[i - 1] * num, low[i - 1] * num});
        }
        return static_cast<int>(*max_element(high.begin(), high.end()));
    }
};
