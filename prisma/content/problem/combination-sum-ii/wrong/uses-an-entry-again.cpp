// Wrong Answer: recurses from the same index, so an element is used several times
class Solution {
    set<vector<int>> combinations;
    vector<int> current;

    void extend(vector<int>& candidates, size_t start, int rest) {
        if (rest == 0) combinations.insert(current);
        for (size_t i = start; i < candidates.size() && candidates[i] <= rest; i++) {
            current.push_back(candidates[i]);
            extend(candidates, i, rest - candidates[i]);
            current.pop_back();
        }
    }

public:
    vector<vector<int>> combinationSum2(vector<int>& candidates, int target) {
        sort(candidates.begin(), candidates.end());
        extend(candidates, 0, target);
        return {combinations.begin(), combinations.end()};
    }
};
