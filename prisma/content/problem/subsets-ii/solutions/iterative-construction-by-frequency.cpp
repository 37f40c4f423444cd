#include <map>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<int>> subsetsWithDup(vector<int>& nums) {
        map<int, int> counts;
        for (int number : nums) counts[number]++;
        vector<vector<int>> selections = {{}};
        for (auto [number, count] : counts) {
            vector<vector<int>> longer;
            for (vector<int> selection : selections) {
                longer.push_back(selection);
                for (int taken = 1; taken <= count; taken++) {
                    selection.push_back(number);
                    longer.push_back(selection);
                }
            }
            selections = move(longer);
        }
        return selections;
    }
};
