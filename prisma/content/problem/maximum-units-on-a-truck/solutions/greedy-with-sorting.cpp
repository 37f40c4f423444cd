#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int maximumUnits(vector<vector<int>>& boxTypes, int truckSize) {
        sort(boxTypes.begin(), boxTypes.end(),
             [](const auto& a, const auto& b) { return a[1] > b[1]; });
        int total = 0;
        for (const auto& boxType : boxTypes) {
            int loaded = min(boxType[0], truckSize);
            total += loaded * boxType[1];
            truckSize -= loaded;
        }
        return total;
    }
};
