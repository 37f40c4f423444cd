#include <vector>
using namespace std;

class Solution {
public:
    int carFleet(int target, vector<int>& position, vector<int>& speed) {
        size_t n = position.size();
        vector<double> times;
        for (size_t i = 0; i < n; i++) {
            times.push_back(static_cast<double>(target - position[i]) / speed[i]);
        }
        int fleets = 0;
        for (size_t i = 0; i < n; i++) {
            bool isLeader = true;
            for (size_t j = 0; j < n && isLeader; j++) {
                isLeader = position[j] <= position[i] || times[j] < times[i];
            }
            fleets += isLeader;
        }
        return fleets;
    }
};
