// Wrong Answer: divides remainders as if they were the factorials themselves
#include <iostream>
#include <vector>

using namespace std;

const long long MOD = 1'000'000'007;

int main() {
    int a, b, c, d;
    cin >> a >> b >> c >> d;
    vector<long long> factorial(a + b + 1, 1);
    for (int k = 1; k <= a + b; ++k) factorial[k] = factorial[k - 1] * k % MOD;
    const auto ways = [&](int east, int north) {
        return factorial[east + north] / (factorial[east] * factorial[north]) % MOD;
    };
    const long long through = ways(c, d) * ways(a - c, b - d) % MOD;
    cout << (ways(a, b) - through + MOD) % MOD << '\n';
}
