#include <vector>
using namespace std;

class Solution {
public:
    int canCompleteCircuit(vector<int>& gas, vector<int>& cost) {
        int count = gas.size();
        for (int start = 0; start < count; start++) {
            int tank = 0, driven = 0;
            while (driven < count && tank >= 0) {
                int station = (start + driven++) % count;
                tank += gas[station] - cost[station];
            }
            if (tank >= 0) return start;
        }
        return -1;
    }
};
