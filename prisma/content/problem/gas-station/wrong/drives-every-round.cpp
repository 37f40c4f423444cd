// Time Limit Exceeded: drives from each station in turn over nearly all of them
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
