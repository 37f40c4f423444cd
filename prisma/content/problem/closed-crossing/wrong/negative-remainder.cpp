// Wrong Answer: the difference of two remainders may be negative
#include <iostream>
#include <vector>

using namespace std;

constexpr long long MOD = 1'000'000'007;

int main() {
    int a, b, c, d;
    cin >> a >> b >> c >> d;
    vector<long long> factorial(a + b + 1, 1);
    for (int k = 1; k <= a + b; ++k) factorial[k] = factorial[k - 1] * k % MOD;
    const auto ways = [&](int east, int north) {
        long long result = factorial[east + north];
        long long base = factorial[east] * factorial[north] % MOD;
        for (long long exponent = MOD - 2; exponent > 0; exponent /= 2) {
            if (exponent % 2 == 1) result = result * base % MOD;
            base = base * base % MOD;
        }
        return result;
    };
    cout << (ways(a, b) - ways(c, d) * ways(a - c, b - d)) % MOD << '\n';
}
