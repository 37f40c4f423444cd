#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int singleNumber(vector<int>& nums) {
        return *find_if(nums.begin(), nums.end(), [&](int value) {
            return count(nums.begin(), nums.end(), value) == 1;
        });
    }
};
