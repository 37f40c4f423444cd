#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int maxDistToClosest(vector<int>& seats) {
        int n = seats.size();
        auto isTaken = [&](int seat) {
            return seat >= 0 && seat < n && seats[seat] == 1;
        };
        int best = 0;
        for (int seat = 0; seat < n; seat++) {
            int distance = 0;
            while (!isTaken(seat - distance) && !isTaken(seat + distance)) {
                distance++;
            }
            best = max(best, distance);
        }
        return best;
    }
};
