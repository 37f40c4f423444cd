#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int missingNumber(vector<int>& nums) {
        vector<int> sorted = nums;
        sort(sorted.begin(), sorted.end());
        int i = 0;
        while (i < static_cast<int>(sorted.size()) && sorted[i] == i) i++;
        return i;
    }
};
