#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> twoSum(vector<int>& numbers, int target) {
        for (auto first = numbers.begin(); first != numbers.end(); ++first) {
            auto second = lower_bound(first + 1, numbers.end(), target - *first);
            if (second != numbers.end() && *first + *second == target) {
                int start = first - numbers.begin();
                int partner = second - numbers.begin();
                return {start + 1, partner + 1};
            }
        }
        return {};
    }
};
