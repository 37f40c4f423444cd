// Wrong Answer: subtracts the size of the smaller asteroid from the larger one
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> asteroidCollision(vector<int>& asteroids) {
        vector<int> left;
        for (int rock : asteroids) {
            while (rock < 0 && !left.empty() && left.back() > 0) {
                rock += left.back();
                left.pop_back();
            }
            if (rock != 0) left.push_back(rock);
        }
        return left;
    }
};
