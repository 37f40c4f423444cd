#include <array>
#include <queue>
#include <vector>
using namespace std;

class Solution {
public:
    int leastInterval(vector<char>& tasks, int n) {
        array<int, 26> counts{};
        for (char task : tasks) ++counts[task - 'A'];
        priority_queue<int> left;
        for (int count : counts) {
            if (count > 0) left.push(count);
        }
        int units = 0;
        while (!left.empty()) {
            vector<int> run;
            while (!left.empty() && static_cast<int>(run.size()) <= n) {
                run.push_back(left.top());
                left.pop();
            }
            for (int count : run) {
                if (count > 1) left.push(count - 1);
            }
            units += left.empty() ? run.size() : n + 1;
        }
        return units;
    }
};
