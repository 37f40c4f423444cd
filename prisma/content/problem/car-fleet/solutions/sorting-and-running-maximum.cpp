#include <algorithm>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    int carFleet(int target, vector<int>& position, vector<int>& speed) {
        vector<pair<int, int>> cars;
        for (size_t i = 0; i < position.size(); i++) {
            cars.emplace_back(target - position[i], speed[i]);
        }
        sort(cars.begin(), cars.end());
        int fleets = 0;
        double slowest = 0;
        for (auto [distance, v] : cars) {
            double time = static_cast<double>(distance) / v;
            if (time > slowest) {
                slowest = time;
                fleets++;
            }
        }
        return fleets;
    }
};
