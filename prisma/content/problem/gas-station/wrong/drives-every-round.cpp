// Time Limit Exceeded: simulates the circuit from each station and passes nearly all stations each time
class Solution {
public:
    int canCompleteCircuit(vector<int>& gas, vector<int>& cost) {
        int count = gas.size();
        for (int start = 0; start < count; start++) {
            int tank = 0, lowest = 0;
            for (int driven = 0; driven < count; driven++) {
                int station = (start + driven) % count;
                tank += gas[station] - cost[station];
                lowest = min(lowest, tank);
            }
            if (lowest >= 0) return start;
        }
        return -1;
    }
};
