#include <unordered_map>
#include <vector>
using namespace std;

class Solution {
public:
    int subarraySum(vector<int>& nums, int k) {
        unordered_map<long long, int> seen{{0, 1}};
        long long total = 0;
        int count = 0;
        for (int num : nums) {
            total += num;
            auto found = seen.find(total - k);
            if (found != seen.end()) count += found->second;
            seen[total]++;
        }
        return count;
    }
};
