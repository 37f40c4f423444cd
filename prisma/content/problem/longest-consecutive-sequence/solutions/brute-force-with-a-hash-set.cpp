#include <algorithm>
#include <unordered_set>
#include <vector>
using namespace std;

class Solution {
public:
    int longestConsecutive(vector<int>& nums) {
        unordered_set<int> present(nums.begin(), nums.end());
        int longest = 0;
        for (int num : nums) {
            int end = num;
            while (present.contains(end)) ++end;
            longest = max(longest, end - num);
        }
        return longest;
    }
};
