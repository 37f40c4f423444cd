#include <vector>
using namespace std;

class Solution {
public:
    vector<int> asteroidCollision(vector<int>& asteroids) {
        vector<int> left;
        for (int rock : asteroids) {
            while (!left.empty() && left.back() > 0 && left.back() < -rock) {
                left.pop_back();
            }
            if (rock > 0 || left.empty() || left.back() < 0) {
                left.push_back(rock);
            } else if (left.back() == -rock) {
                left.pop_back();
            }
        }
        return left;
    }
};
