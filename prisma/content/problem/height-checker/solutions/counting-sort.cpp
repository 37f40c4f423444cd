#include <vector>
using namespace std;

class Solution {
public:
    int heightChecker(vector<int>& heights) {
        vector<int> counts(101);
        for (int height : heights) ++counts[height];
        int misplaced = 0;
        int expected = 0;
        for (int height : heights) {
            while (counts[expected] == 0) ++expected;
            if (height != expected) ++misplaced;
            --counts[expected];
        }
        return misplaced;
    }
};
