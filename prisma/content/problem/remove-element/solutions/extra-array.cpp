#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int removeElement(vector<int>& nums, int val) {
        vector<int> kept;
        for (int num : nums) {
            if (num != val) kept.push_back(num);
        }
        copy(kept.begin(), kept.end(), nums.begin());
        return kept.size();
    }
};
