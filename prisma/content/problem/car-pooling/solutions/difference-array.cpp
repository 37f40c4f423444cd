#include <vector>
using namespace std;

class Solution {
public:
    bool carPooling(vector<vector<int>>& trips, int capacity) {
        vector<int> change(1001);
        for (const auto& trip : trips) {
            change[trip[1]] += trip[0];
            change[trip[2]] -= trip[0];
        }
        int passengers = 0;
        for (int difference : change) {
            passengers += difference;
            if (passengers > capacity) return false;
        }
        return true;
    }
};
