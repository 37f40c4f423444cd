// Wrong Answer: the set still contains the numbers of previous calls
#include <unordered_set>
using namespace std;

unordered_set<int> seen;

class Solution {
public:
    bool isHappy(int n) {
        while (n != 1 && seen.insert(n).second) {
            int sum = 0;
            for (; n > 0; n /= 10) sum += (n % 10) * (n % 10);
            n = sum;
        }
        return n == 1;
    }
};
