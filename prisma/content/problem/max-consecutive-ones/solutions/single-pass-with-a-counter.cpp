#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int findMaxConsecutiveOnes(vector<int>& nums) {
        int longest = 0, run = 0;
        for (int bit : nums) {
            run = bit == 1 ? run + 1 : 0;
            longest = max(longest, run);
        }
        return longest;
    }
};
