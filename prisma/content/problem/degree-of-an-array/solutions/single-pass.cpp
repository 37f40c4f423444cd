#include <unordered_map>
#include <vector>
using namespace std;

class Solution {
public:
    int findShortestSubArray(vector<int>& nums) {
        unordered_map<int, int> first, counts;
        int degree = 0, shortest = 0;
        int n = nums.size();
        for (int i = 0; i < n; i++) {
            first.try_emplace(nums[i], i);
            int count = ++counts[nums[i]];
            int length = i - first[nums[i]] + 1;
            if (count > degree || (count == degree && length < shortest)) {
                degree = count;
                shortest = length;
            }
        }
        return shortest;
    }
};
