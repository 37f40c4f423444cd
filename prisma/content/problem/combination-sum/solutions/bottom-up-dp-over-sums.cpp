#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<int>> combinationSum(vector<int>& candidates, int target) {
        vector<vector<vector<int>>> combinations(target + 1);
        combinations[0] = {{}};
        for (int number : candidates) {
            for (int total = number; total <= target; total++) {
                for (vector<int> shorter : combinations[total - number]) {
                    shorter.push_back(number);
                    combinations[total].push_back(shorter);
                }
            }
        }
        return combinations[target];
    }
};
