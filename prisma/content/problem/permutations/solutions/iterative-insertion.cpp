#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<int>> permute(vector<int>& nums) {
        vector<vector<int>> permutations = {{}};
        for (int number : nums) {
            vector<vector<int>> longer;
            for (const vector<int>& shorter : permutations) {
                for (size_t place = 0; place <= shorter.size(); place++) {
                    longer.push_back(shorter);
                    longer.back().insert(longer.back().begin() + place, number);
                }
            }
            permutations = std::move(longer);
        }
        return permutations;
    }
};
