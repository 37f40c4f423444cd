#include <algorithm>
using namespace std;

class Solution {
public:
    int uniquePaths(int m, int n) {
        int few = min(m, n) - 1;
        int many = max(m, n) - 1;
        long long paths = 1;
        for (int i = 1; i <= few; i++) paths = paths * (many + i) / i;
        return paths;
    }
};
