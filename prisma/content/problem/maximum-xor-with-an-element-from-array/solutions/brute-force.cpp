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
                if (num <= query[1]) best = max(best, num ^ query[0]);
            }
            answers.push_back(best);
        }
        return answers;
    }
};
