#include <iostream>
#include <vector>

using namespace std;

constexpr long long MOD = 1'000'000'007;

long long power(long long base, long long exponent) {
    long long result = 1;
    for (; exponent > 0; exponent /= 2) {
        if (exponent % 2 == 1) result = result * base % MOD;
        base = base * base % MOD;
    }
    return result;
}

int main() {
    int a, b, c, d;
    cin >> a >> b >> c >> d;
    vector<long long> factorial(a + b + 1, 1);
    for (int k = 1; k <= a + b; ++k) factorial[k] = factorial[k - 1] * k % MOD;

    const auto ways = [&](int east, int north) {
        const long long below = factorial[east] * factorial[north] % MOD;
        return factorial[east + north] * power(below, MOD - 2) % MOD;
    };
    const long long through = ways(c, d) * ways(a - c, b - d) % MOD;
    cout << (ways(a, b) - through + MOD) % MOD << '\n';
}
