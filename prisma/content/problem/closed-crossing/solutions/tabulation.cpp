#include <iostream>
#include <vector>

using namespace std;

constexpr int MOD = 1'000'000'007;

int main() {
    int a, b, c, d;
    cin >> a >> b >> c >> d;
    vector<int> ways(b + 1, 0);
    ways[0] = 1;
    for (int x = 0; x <= a; ++x) {
        for (int y = 0; y <= b; ++y) {
            if (x == c && y == d) {
                ways[y] = 0;
            } else if (y > 0) {
                ways[y] = (ways[y] + ways[y - 1]) % MOD;
            }
        }
    }
    cout << ways[b] << '\n';
}
