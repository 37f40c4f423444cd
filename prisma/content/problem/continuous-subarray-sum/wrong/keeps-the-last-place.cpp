// Wrong Answer: stores the latest index of a remainder instead of the first one
#include <unordered_map>
#include <vector>
using namespace std;

class Solution {
public:
    bool checkSubarraySum(vector<int>& nums, int k) {
        unordered_map<int, int> lastCount{{0, 0}};
        long long total = 0;
        for (int count = 1; count <= static_cast<int>(nums.size()); ++count) {
            total += nums[count - 1];
            int remainder = total % k;
            auto earlier = lastCount.find(remainder);
            if (earlier != lastCount.end() && count - earlier->second >= 2) return true;
            lastCount[remainder] = count;
        }
        return false;
    }
};
