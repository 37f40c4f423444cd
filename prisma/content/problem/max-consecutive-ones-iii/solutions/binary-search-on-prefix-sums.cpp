#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int longestOnes(vector<int>& nums, int k) {
        vector<int> zeros = {0};
        for (int num : nums) zeros.push_back(zeros.back() + 1 - num);
        int longest = 0;
        for (auto end = zeros.begin(); end != zeros.end(); ++end) {
            auto start = lower_bound(zeros.begin(), end, *end - k);
            longest = max(longest, static_cast<int>(end - start));
        }
        return longest;
    }
};
