#include <algorithm>
#include <array>
#include <vector>
using namespace std;

class Solution {
public:
    int leastInterval(vector<char>& tasks, int n) {
        array<int, 26> counts{};
        for (char task : tasks) ++counts[task - 'A'];
        int most = *max_element(counts.begin(), counts.end());
        int frequent = count(counts.begin(), counts.end(), most);
        int frame = (most - 1) * (n + 1) + frequent;
        return max(frame, static_cast<int>(tasks.size()));
    }
};
