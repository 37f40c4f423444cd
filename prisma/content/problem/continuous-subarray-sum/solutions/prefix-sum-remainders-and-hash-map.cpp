#include <unordered_map>
#include <vector>
using namespace std;

class Solution {
public:
    bool checkSubarraySum(vector<int>& nums, int k) {
        unordered_map<int, int> firstCount{{0, 0}};
        long long total = 0;
        int count = 0;
        for (int num : nums) {
            total += num;
            ++count;
            auto [entry, isNew] = firstCount.insert({total % k, count});
            if (!isNew && count - entry->second >= 2) return true;
        }
        return false;
    }
};
