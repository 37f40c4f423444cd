// Wrong Answer: treats a day that is just as warm as warmer
#include <stack>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> dailyTemperatures(vector<int>& temperatures) {
        int n = temperatures.size();
        vector<int> wait(n);
        stack<int> waiting;
        for (int day = 0; day < n; ++day) {
            int degrees = temperatures[day];
            while (!waiting.empty() && temperatures[waiting.top()] <= degrees) {
                wait[waiting.top()] = day - waiting.top();
                waiting.pop();
            }
            waiting.push(day);
        }
        return wait;
    }
};
