// Wrong Answer: stops at the first candidate that is too large, although the array is not sorted
class Solution {
    vector<vector<int>> combinations;
    vector<int> current;

    void extend(vector<int>& candidates, size_t start, int rest) {
        if (rest == 0) combinations.push_back(current);
        for (size_t i = start; i < candidates.size() && candidates[i] <= rest; i++) {
            current.push_back(candidates[i]);
            extend(candidates, i, rest - candidates[i]);
            current.pop_back();
        }
    }

public:
    vector<vector<int>> combinationSum(vector<int>& candidates, int target) {
        extend(candidates, 0, target);
        return combinations;
    }
};
