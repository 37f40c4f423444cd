#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int maxDistToClosest(vector<int>& seats) {
        int n = seats.size();
        vector<int> closest(n);
        int distance = n;
        for (int seat = 0; seat < n; seat++) {
            distance = seats[seat] == 1 ? 0 : distance + 1;
            closest[seat] = distance;
        }
        int best = 0;
        distance = n;
        for (int seat = n - 1; seat >= 0; seat--) {
            distance = seats[seat] == 1 ? 0 : distance + 1;
            best = max(best, min(closest[seat], distance));
        }
        return best;
    }
};
