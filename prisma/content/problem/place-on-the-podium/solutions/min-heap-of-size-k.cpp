#include <functional>
#include <iostream>
#include <queue>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    size_t k, n;
    cin >> k >> n;
    priority_queue<int, vector<int>, greater<>> best;
    for (int result; cin >> result;) {
        best.push(result);
        if (best.size() > k) best.pop();
        if (best.size() < k) {
            cout << "- ";
        } else {
            cout << best.top() << ' ';
        }
    }
    cout << '\n';
}
