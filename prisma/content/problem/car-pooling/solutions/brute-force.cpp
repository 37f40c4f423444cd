#include <vector>
using namespace std;

class Solution {
public:
    bool carPooling(vector<vector<int>>& trips, int capacity) {
        for (const auto& trip : trips) {
            int point = trip[1], passengers = 0;
            for (const auto& other : trips) {
                if (other[1] <= point && point < other[2]) passengers += other[0];
            }
            if (passengers > capacity) return false;
        }
        return true;
    }
};
