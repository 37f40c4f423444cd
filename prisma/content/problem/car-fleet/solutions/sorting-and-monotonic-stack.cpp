#include <algorithm>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    int carFleet(int target, vector<int>& position, vector<int>& speed) {
        vector<pair<int, int>> cars;
        for (size_t i = 0; i < position.size(); i++) {
            cars.emplace_back(position[i], speed[i]);
        }
        sort(cars.begin(), cars.end());
        vector<double> leaders;
        for (auto [place, v] : cars) {
            double time = static_cast<double>(target - place) / v;
            while (!leaders.empty() && leaders.back() <= time) leaders.pop_back();
            leaders.push_back(time);
        }
        return leaders.size();
    }
};
