#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int firstMissingPositive(vector<int>& nums) {
        int candidate = 1;
        while (find(nums.begin(), nums.end(), candidate) != nums.end()) ++candidate;
        return candidate;
    }
};
