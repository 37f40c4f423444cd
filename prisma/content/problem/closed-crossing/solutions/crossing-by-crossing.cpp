#include <iostream>
#include <vector>

using namespace std;

const int MOD = 1'000'000'007;

int main() {
    int a, b, c, d;
    cin >> a >> b >> c >> d;
    vector<long long> ways(b + 1, 0);
    ways[0] = 1;
    for (int east = 0; east <= a; ++east) {
        for (int north = 0; north <= b; ++north) {
            if (east == c && north == d) {
                ways[north] = 0;
            } else if (north > 0) {
                ways[north] = (ways[north] + ways[north - 1]) % MOD;
            }
        }
    }
    cout << ways[b] << '\n';
}
