#include <vector>
using namespace std;

class Solution {
public:
    vector<int> countSmaller(vector<int>& nums) {
        const int offset = 10'001, values = 20'001;
        vector<int> tree(values + 1), counts(nums.size());
        for (int i = static_cast<int>(nums.size()) - 1; i >= 0; i--) {
            int own = nums[i] + offset;
            for (int entry = own - 1; entry > 0; entry -= entry & -entry) {
                counts[i] += tree[entry];
            }
            for (int entry = own; entry <= values; entry += entry & -entry) {
                tree[entry]++;
            }
        }
        return counts;
    }
};
