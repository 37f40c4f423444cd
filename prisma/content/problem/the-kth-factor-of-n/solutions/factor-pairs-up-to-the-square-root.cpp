#include <vector>
using namespace std;

class Solution {
public:
    int kthFactor(int n, int k) {
        vector<int> factors, large;
        for (int i = 1; i * i <= n; i++) {
            if (n % i != 0) continue;
            factors.push_back(i);
            if (i * i < n) large.push_back(n / i);
        }
        factors.insert(factors.end(), large.rbegin(), large.rend());
        return k <= static_cast<int>(factors.size()) ? factors[k - 1] : -1;
    }
};
