class Solution {
    public int canCompleteCircuit(int[] gas, int[] cost) {
        int tank = 0;
        int lowest = 0;
        int start = 0;
        for (int station = 0; station < gas.length; station++) {
            if (tank < lowest) {
                lowest = tank;
                start = station;
            }
            tank += gas[station] - cost[station];
        }
        return tank >= 0 ? start : -1;
    }
}
