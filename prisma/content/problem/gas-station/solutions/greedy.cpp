#include <vector>
using namespace std;

class Solution {
public:
    int canCompleteCircuit(vector<int>& gas, vector<int>& cost) {
        int start = 0, tank = 0, total = 0;
        for (size_t station = 0; station < gas.size(); station++) {
            tank += gas[station] - cost[station];
            total += gas[station] - cost[station];
            if (tank < 0) {
                start = station + 1;
                tank = 0;
            }
        }
        return total >= 0 ? start : -1;
    }
};
