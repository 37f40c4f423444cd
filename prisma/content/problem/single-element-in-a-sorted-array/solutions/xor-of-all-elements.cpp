#include <vector>
using namespace std;

class Solution {
public:
    int singleNonDuplicate(vector<int>& nums) {
        int single = 0;
        for (int num : nums) single ^= num;
        return single;
    }
};
