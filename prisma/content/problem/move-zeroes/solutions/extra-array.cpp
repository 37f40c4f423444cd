#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    void moveZeroes(vector<int>& nums) {
        vector<int> others;
        for (int num : nums) {
            if (num != 0) others.push_back(num);
        }
        auto end = copy(others.begin(), others.end(), nums.begin());
        fill(end, nums.end(), 0);
    }
};
