// Wrong Answer: a set keeps equal squares only once
#include <set>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> sortedSquares(vector<int>& nums) {
        set<int> squares;
        for (int num : nums) squares.insert(num * num);
        return vector<int>(squares.begin(), squares.end());
    }
};
