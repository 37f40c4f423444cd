#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int maxDistToClosest(vector<int>& seats) {
        int n = seats.size();
        int last = -1, best = 0;
        for (int i = 0; i < n; i++) {
            if (seats[i] == 0) continue;
            best = last < 0 ? i : max(best, (i - last) / 2);
            last = i;
        }
        return max(best, n - 1 - last);
    }
};
