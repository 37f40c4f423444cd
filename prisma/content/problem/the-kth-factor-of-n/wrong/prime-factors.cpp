// Wrong Answer: collects the prime factors instead of all factors
#include <vector>
using namespace std;

class Solution {
public:
    int kthFactor(int n, int k) {
        vector<int> factors = {1};
        for (int prime = 2; n > 1; prime++) {
            while (n % prime == 0) {
                factors.push_back(prime);
                n /= prime;
            }
        }
        return k <= static_cast<int>(factors.size()) ? factors[k - 1] : -1;
    }
};
