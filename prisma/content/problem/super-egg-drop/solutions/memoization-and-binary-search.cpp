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
        if (memo[eggs][floors] != -1) return memo[eggs][floors];
        int low = 1;
        int high = floors;
        while (low < high) {
            int x = (low + high) / 2;
            if (moves(eggs - 1, x - 1) < moves(eggs, floors - x)) {
                low = x + 1;
            } else {
                high = x;
            }
        }
        int fewest = worstFrom(low, eggs, floors);
        if (low > 1) fewest = min(fewest, worstFrom(low - 1, eggs, floors));
        return memo[eggs][floors] = 1 + fewest;
    }

    int worstFrom(int x, int eggs, int floors) {
        return max(moves(eggs - 1, x - 1), moves(eggs, floors - x));
    }
};
