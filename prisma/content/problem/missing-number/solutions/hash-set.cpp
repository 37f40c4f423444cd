#include <unordered_set>
#include <vector>
using namespace std;

class Solution {
public:
    int missingNumber(vector<int>& nums) {
        unordered_set<int> present(nums.begin(), nums.end());
        int num = 0;
        while (present.count(num)) num++;
        return num;
    }
};
