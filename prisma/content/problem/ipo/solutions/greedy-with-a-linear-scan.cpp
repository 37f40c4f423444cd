#include <vector>
using namespace std;

class Solution {
public:
    int findMaximizedCapital(int k, int w, vector<int>& profits, vector<int>& capital) {
        int n = profits.size();
        vector<bool> done(n);
        while (k-- > 0) {
            int best = -1;
            for (int i = 0; i < n; i++) {
                if (done[i] || capital[i] > w) continue;
                if (best < 0 || profits[i] > profits[best]) best = i;
            }
            if (best < 0) break;
            done[best] = true;
            w += profits[best];
        }
        return w;
    }
};
