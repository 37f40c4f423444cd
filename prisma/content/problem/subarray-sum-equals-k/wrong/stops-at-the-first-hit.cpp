// Wrong Answer: stops at the first match, but the same start may have another one
#include <vector>
using namespace std;

class Solution {
public:
    int subarraySum(vector<int>& nums, int k) {
        int count = 0;
        for (size_t start = 0; start < nums.size(); start++) {
            long long total = 0;
            for (size_t end = start; end < nums.size(); end++) {
                total += nums[end];
                if (total == k) {
                    count++;
                    break;
                }
            }
        }
        return count;
    }
};
