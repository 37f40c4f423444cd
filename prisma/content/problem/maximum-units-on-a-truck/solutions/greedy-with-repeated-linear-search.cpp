#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int maximumUnits(vector<vector<int>>& boxTypes, int truckSize) {
        int n = boxTypes.size(), total = 0;
        vector<bool> used(n);
        for (int round = 0; round < n && truckSize > 0; round++) {
            int best = -1;
            for (int i = 0; i < n; i++) {
                if (used[i]) continue;
                if (best < 0 || boxTypes[i][1] > boxTypes[best][1]) best = i;
            }
            used[best] = true;
            int loaded = min(boxTypes[best][0], truckSize);
            total += loaded * boxTypes[best][1];
            truckSize -= loaded;
        }
        return total;
    }
};
