#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    void nextPermutation(vector<int>& nums) {
        ordered = nums;
        sort(ordered.begin(), ordered.end());
        used.assign(nums.size(), false);
        arranged.clear();
        nums = hasGreater(nums) ? arranged : ordered;
    }

private:
    vector<int> ordered;
    vector<int> arranged;
    vector<bool> used;

    bool hasGreater(const vector<int>& nums) {
        if (arranged.size() == nums.size()) return arranged > nums;
        for (size_t i = 0; i < ordered.size(); ++i) {
            bool isRepeated = i > 0 && ordered[i - 1] == ordered[i] && !used[i - 1];
            if (used[i] || isRepeated) continue;
            used[i] = true;
            arranged.push_back(ordered[i]);
            if (hasGreater(nums)) return true;
            arranged.pop_back();
            used[i] = false;
        }
        return false;
    }
};
