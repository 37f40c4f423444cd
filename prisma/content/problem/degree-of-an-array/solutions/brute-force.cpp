#include <algorithm>
#include <unordered_map>
#include <vector>
using namespace std;

class Solution {
public:
    int findShortestSubArray(vector<int>& nums) {
        unordered_map<int, int> counts;
        int degree = 0;
        for (int value : nums) degree = max(degree, ++counts[value]);
        int n = nums.size();
        int shortest = n;
        for (int start = 0; start < n; start++) {
            counts.clear();
            for (int end = start; end < n; end++) {
                if (++counts[nums[end]] == degree) {
                    shortest = min(shortest, end - start + 1);
                    break;
                }
            }
        }
        return shortest;
    }
};
