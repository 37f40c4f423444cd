#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> findDisappearedNumbers(vector<int>& nums) {
        vector<int> missing;
        for (int number = 1; number <= static_cast<int>(nums.size()); ++number) {
            if (find(nums.begin(), nums.end(), number) == nums.end()) {
                missing.push_back(number);
            }
        }
        return missing;
    }
};
