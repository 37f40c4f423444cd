#include <vector>
using namespace std;

class Solution {
public:
    int heightChecker(vector<int>& heights) {
        int misplaced = 0;
        int n = static_cast<int>(heights.size());
        for (int i = 0; i < n; ++i) {
            int smaller = 0;
            int equal = 0;
            for (int other : heights) {
                if (other < heights[i]) ++smaller;
                if (other == heights[i]) ++equal;
            }
            if (i < smaller || i >= smaller + equal) ++misplaced;
        }
        return misplaced;
    }
};
