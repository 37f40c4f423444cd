class Solution {
    public int canCompleteCircuit(int[] gas, int[] cost) {
        int count = gas.length;
        for (int start = 0; start < count; start++) {
            int tank = 0;
            for (int driven = 0; driven < count && tank >= 0; driven++) {
                int station = (start + driven) % count;
                tank += gas[station] - cost[station];
            }
            if (tank >= 0) {
                return start;
            }
        }
        return -1;
    }
}
