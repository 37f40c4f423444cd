#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int superEggDrop(int k, int n) {
        memo.assign(k + 1, vector<int>(n + 1, -1));
        return moves(k, n);
    }

private:
    vector<vector<int>> memo;

    int moves(int eggs, int floors) {
        if (eggs == 1 || floors == 0) return floors;
        int& fewest = memo[eggs][floors];
        if (fewest != -1) return fewest;
        fewest = floors;
        for (int x = 1; x <= floors; ++x) {
            int worse = max(moves(eggs - 1, x - 1), moves(eggs, floors - x));
            fewest = min(fewest, 1 + worse);
        }
        return fewest;
    }
};
