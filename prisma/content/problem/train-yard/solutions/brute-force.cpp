#include <iostream>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<int> train(n);
    for (int& wagon : train) cin >> wagon;

    long long swaps = 0;
    for (int i = 0; i < n; ++i) {
        for (int j = i + 1; j < n; ++j) swaps += train[i] > train[j];
    }
    cout << swaps << '\n';
}
