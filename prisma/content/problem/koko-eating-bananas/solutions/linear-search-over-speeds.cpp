#include <vector>
using namespace std;

class Solution {
public:
    int minEatingSpeed(vector<int>& piles, int h) {
        int speed = 1;
        while (hours(piles, speed) > h) speed++;
        return speed;
    }

private:
    static long long hours(const vector<int>& piles, int speed) {
        long long sum = 0;
        for (int pile : piles) sum += (pile + speed - 1) / speed;
        return sum;
    }
};
