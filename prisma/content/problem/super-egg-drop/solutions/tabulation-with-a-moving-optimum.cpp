#include <algorithm>
#include <numeric>
#include <vector>
using namespace std;

class Solution {
public:
    int superEggDrop(int k, int n) {
        vector<int> fewerEggs(n + 1);
        iota(fewerEggs.begin(), fewerEggs.end(), 0);
        for (int eggs = 2; eggs <= k; ++eggs) {
            vector<int> moves(n + 1);
            auto worstFrom = [&](int x, int floors) {
                return max(fewerEggs[x - 1], moves[floors - x]);
            };
            int x = 1;
            for (int floors = 1; floors <= n; ++floors) {
                while (x < floors && worstFrom(x, floors) >= worstFrom(x + 1, floors)) {
                    ++x;
                }
                moves[floors] = 1 + worstFrom(x, floors);
            }
            fewerEggs = moves;
        }
        return fewerEggs[n];
    }
};
