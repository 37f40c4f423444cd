#include <utility>
using namespace std;

class Solution {
public:
    int fib(int n) {
        Power result = {1, 0}, base = {1, 1};
        while (n > 0) {
            if (n % 2 == 1) result = multiply(result, base);
            base = multiply(base, base);
            n /= 2;
        }
        return result.second;
    }

private:
    using Power = pair<long long, long long>;

    Power multiply(Power a, Power b) {
        return {a.first * b.first + a.second * b.second,
                a.first * b.second + a.second * (b.first - b.second)};
    }
};
