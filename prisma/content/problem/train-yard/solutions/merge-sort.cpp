#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

long long sortAndCount(vector<int>& train, vector<int>& spare, int from, int to) {
    if (to - from < 2) return 0;
    const int middle = from + (to - from) / 2;
    long long swaps = sortAndCount(train, spare, from, middle);
    swaps += sortAndCount(train, spare, middle, to);

    int left = from;
    int right = middle;
    for (int out = from; out < to; ++out) {
        if (right == to || (left < middle && train[left] <= train[right])) {
            spare[out] = train[left++];
        } else {
            swaps += middle - left;
            spare[out] = train[right++];
        }
    }
    copy(spare.begin() + from, spare.begin() + to, train.begin() + from);
    return swaps;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<int> train(n);
    for (int& wagon : train) cin >> wagon;
    vector<int> spare(n);
    cout << sortAndCount(train, spare, 0, n) << '\n';
}
