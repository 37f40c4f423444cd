#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int missingNumber(vector<int>& nums) {
        int num = 0;
        while (find(nums.begin(), nums.end(), num) != nums.end()) num++;
        return num;
    }
};
