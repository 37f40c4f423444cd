#include <vector>
using namespace std;

class Solution {
public:
    vector<int> dailyTemperatures(vector<int>& temperatures) {
        int n = temperatures.size();
        vector<int> wait(n);
        for (int day = 0; day < n; ++day) {
            for (int later = day + 1; later < n; ++later) {
                if (temperatures[later] > temperatures[day]) {
                    wait[day] = later - day;
                    break;
                }
            }
        }
        return wait;
    }
};
