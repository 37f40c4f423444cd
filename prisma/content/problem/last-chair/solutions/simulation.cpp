#include <iostream>
#include <numeric>
#include <vector>

using namespace std;

int winner(int n, int k) {
    vector<int> chairs(n);
    iota(chairs.begin(), chairs.end(), 1);
    size_t start = 0;
    while (chairs.size() > 1) {
        start = (start + k - 1) % chairs.size();
        chairs.erase(chairs.begin() + static_cast<ptrdiff_t>(start));
    }
    return chairs[0];
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int q;
    cin >> q;
    while (q-- > 0) {
        int n, k;
        cin >> n >> k;
        cout << winner(n, k) << '\n';
    }
}
