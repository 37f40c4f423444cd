#include <cstdlib>
using namespace std;

class Solution {
public:
    double myPow(double x, int n) {
        double power = 1;
        for (long long left = llabs(n); left > 0; left--) power *= x;
        return n >= 0 ? power : 1 / power;
    }
};
