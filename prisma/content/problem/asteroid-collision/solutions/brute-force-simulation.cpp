#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> asteroidCollision(vector<int>& asteroids) {
        vector<int> rocks = asteroids;
        auto meet = [](int left, int right) { return left > 0 && right < 0; };
        auto pair = adjacent_find(rocks.begin(), rocks.end(), meet);
        while (pair != rocks.end()) {
            int sum = *pair + *(pair + 1);
            if (sum > 0) {
                rocks.erase(pair + 1);
            } else if (sum < 0) {
                rocks.erase(pair);
            } else {
                rocks.erase(pair, pair + 2);
            }
            pair = adjacent_find(rocks.begin(), rocks.end(), meet);
        }
        return rocks;
    }
};
