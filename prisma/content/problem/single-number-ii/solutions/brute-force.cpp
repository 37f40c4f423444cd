#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int singleNumber(vector<int>& nums) {
        for (int num : nums) {
            if (count(nums.begin(), nums.end(), num) == 1) return num;
        }
        return 0;
    }
};
