// Wrong Answer: the number of pairs overflows 32 bits
#include <iostream>
#include <unordered_map>

using namespace std;

int main() {
    int n, k;
    cin >> n >> k;
    unordered_map<int, unsigned> seen;
    unsigned pairs = 0;
    for (int i = 0; i < n; ++i) {
        int length;
        cin >> length;
        pairs += seen[(k - length % k) % k];
        ++seen[length % k];
    }
    cout << static_cast<int>(pairs) << '\n';
}
