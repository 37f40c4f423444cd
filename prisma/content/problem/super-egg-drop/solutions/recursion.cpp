#include <algorithm>
using namespace std;

class Solution {
public:
    int superEggDrop(int k, int n) {
        if (k == 1 || n == 0) return n;
        int fewest = n;
        for (int x = 1; x <= n; ++x) {
            int broken = superEggDrop(k - 1, x - 1);
            int survived = superEggDrop(k, n - x);
            fewest = min(fewest, 1 + max(broken, survived));
        }
        return fewest;
    }
};
