#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<int> inOrder;
    for (int offer; cin >> offer;) {
        inOrder.insert(upper_bound(inOrder.begin(), inOrder.end(), offer), offer);
        cout << inOrder[(inOrder.size() - 1) / 2] << ' ';
    }
    cout << '\n';
}
