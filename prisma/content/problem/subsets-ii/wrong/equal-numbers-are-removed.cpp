// Wrong Answer: removes duplicates first, so it never takes two equal numbers
class Solution {
public:
    vector<vector<int>> subsetsWithDup(vector<int>& nums) {
        set<int> different(nums.begin(), nums.end());
        vector<vector<int>> selections = {{}};
        for (int number : different) {
            size_t count = selections.size();
            for (size_t i = 0; i < count; i++) {
                vector<int> selection = selections[i];
                selection.push_back(number);
                selections.push_back(selection);
            }
        }
        return selections;
    }
};
