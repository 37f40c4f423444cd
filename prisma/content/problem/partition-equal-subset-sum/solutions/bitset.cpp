#include <bitset>
#include <numeric>
#include <vector>
using namespace std;

class Solution {
public:
    bool canPartition(vector<int>& nums) {
        int total = accumulate(nums.begin(), nums.end(), 0);
        bitset<10001> sums(1);
        for (int num : nums) sums |= sums << num;
        return total % 2 == 0 && sums[total / 2];
    }
};
