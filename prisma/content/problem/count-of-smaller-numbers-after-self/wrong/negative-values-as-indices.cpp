// Runtime Error: uses the values as indices without an offset, so negative ones are out of bounds
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> countSmaller(vector<int>& nums) {
        const int most = 10'000;
        vector<int> tree(most + 1), counts(nums.size());
        for (int i = static_cast<int>(nums.size()) - 1; i >= 0; i--) {
            for (int k = nums[i] - 1; k >= 0; k = (k & (k + 1)) - 1) counts[i] += tree.at(k);
            int k = nums[i];
            do {
                tree.at(k)++;
                k |= k + 1;
            } while (k <= most);
        }
        return counts;
    }
};
