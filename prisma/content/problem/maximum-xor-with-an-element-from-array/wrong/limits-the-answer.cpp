// Wrong Answer: applies the limit to the XOR instead of the element
#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> maximizeXor(vector<int>& nums, vector<vector<int>>& queries) {
        vector<int> answers;
        for (const auto& query : queries) {
            int best = -1;
            for (int num : nums) {
                int value = num ^ query[0];
                if (value <= query[1]) best = max(best, value);
            }
            answers.push_back(best);
        }
        return answers;
    }
};
