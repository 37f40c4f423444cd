// Wrong Answer: rounds the hours down, so the rest of a pile takes no time
#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int minEatingSpeed(vector<int>& piles, int h) {
        int low = 1;
        int high = *max_element(piles.begin(), piles.end());
        while (low < high) {
            int speed = low + (high - low) / 2;
            long long hours = 0;
            for (int pile : piles) hours += pile / speed;
            if (hours <= h) {
                high = speed;
            } else {
                low = speed + 1;
            }
        }
        return low;
    }
};
