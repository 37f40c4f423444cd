#include <algorithm>
#include <set>
#include <vector>
using namespace std;

class Solution {
    set<vector<int>> combinations;
    vector<int> sequence;

    void extend(const vector<int>& candidates, int rest) {
        if (rest == 0) {
            vector<int> combination = sequence;
            sort(combination.begin(), combination.end());
            combinations.insert(combination);
        }
        for (int number : candidates) {
            if (number > rest) continue;
            sequence.push_back(number);
            extend(candidates, rest - number);
            sequence.pop_back();
        }
    }

public:
    vector<vector<int>> combinationSum(vector<int>& candidates, int target) {
        combinations.clear();
        extend(candidates, target);
        return {combinations.begin(), combinations.end()};
    }
};
