// Time Limit Exceeded: simulates every single swap (bubble sort)
#include <iostream>
#include <utility>
#include <vector>

using namespace std;

int main() {
    int n;
    cin >> n;
    vector<int> train(n);
    for (int& wagon : train) cin >> wagon;
    long long swaps = 0;
    for (bool isSorted = false; !isSorted;) {
        isSorted = true;
        for (int i = 1; i < n; ++i) {
            if (train[i - 1] < train[i]) continue;
            swap(train[i - 1], train[i]);
            ++swaps;
            isSorted = false;
        }
    }
    cout << swaps << '\n';
}
