#include <vector>
using namespace std;

class Solution {
public:
    vector<int> countBits(int n) {
        vector<int> counts;
        for (int i = 0; i <= n; i++) {
            int count = 0;
            for (int rest = i; rest > 0; rest >>= 1) count += rest & 1;
            counts.push_back(count);
        }
        return counts;
    }
};
