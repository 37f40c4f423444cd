// Wrong Answer: runs what is ready first in the alphabet, not what is most frequent
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
