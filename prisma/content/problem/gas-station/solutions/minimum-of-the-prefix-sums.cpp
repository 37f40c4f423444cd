#include <vector>
using namespace std;

class Solution {
public:
    int canCompleteCircuit(vector<int>& gas, vector<int>& cost) {
        int tank = 0, lowest = 0, start = 0;
        for (size_t station = 0; station < gas.size(); station++) {
            if (tank < lowest) {
                lowest = tank;
                start = station;
            }
            tank += gas[station] - cost[station];
        }
        return tank >= 0 ? start : -1;
    }
};
