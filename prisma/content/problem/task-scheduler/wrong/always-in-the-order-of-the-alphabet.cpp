// Wrong Answer: runs the first available kind in alphabetical order instead of the most frequent one
#include <array>
#include <vector>
using namespace std;

class Solution {
public:
    int leastInterval(vector<char>& tasks, int n) {
        array<int, 26> counts{};
        array<int, 26> ready{};
        for (char task : tasks) ++counts[task - 'A'];
        int left = tasks.size();
        int unit = 0;
        for (; left > 0; ++unit) {
            for (int kind = 0; kind < 26; ++kind) {
                if (counts[kind] == 0 || ready[kind] > unit) continue;
                --counts[kind];
                --left;
                ready[kind] = unit + n + 1;
                break;
            }
        }
        return unit;
    }
};
