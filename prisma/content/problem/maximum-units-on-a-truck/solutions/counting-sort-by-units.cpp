#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int maximumUnits(vector<vector<int>>& boxTypes, int truckSize) {
        vector<int> boxes(1001);
        for (const auto& boxType : boxTypes) boxes[boxType[1]] += boxType[0];
        int total = 0;
        for (int units = 1000; units > 0 && truckSize > 0; units--) {
            int loaded = min(boxes[units], truckSize);
            total += loaded * units;
            truckSize -= loaded;
        }
        return total;
    }
};
