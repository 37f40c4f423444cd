// Wrong Answer: uses upper bound, so equal numbers are both counted
#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int lengthOfLIS(vector<int>& nums) {
        vector<int> ends;
        for (int num : nums) {
            auto place = upper_bound(ends.begin(), ends.end(), num);
            if (place == ends.end()) {
                ends.push_back(num);
            } else {
                *place = num;
            }
        }
        return ends.size();
    }
};
