// Wrong Answer: updates the eggs in ascending order and so uses floors of the same move
#include <vector>
using namespace std;

class Solution {
public:
    int superEggDrop(int k, int n) {
        vector<int> floors(k + 1);
        int moves = 0;
        while (floors[k] < n) {
            moves++;
            for (int eggs = 1; eggs <= k; eggs++) floors[eggs] += floors[eggs - 1] + 1;
        }
        return moves;
    }
};
