#include <vector>
using namespace std;

class Solution {
    vector<vector<int>> answer;
    vector<int> chosen;

    void decide(const vector<int>& nums, size_t i) {
        if (i == nums.size()) {
            answer.push_back(chosen);
            return;
        }
        decide(nums, i + 1);
        chosen.push_back(nums[i]);
        decide(nums, i + 1);
        chosen.pop_back();
    }

public:
    vector<vector<int>> subsets(vector<int>& nums) {
        answer.clear();
        decide(nums, 0);
        return answer;
    }
};
