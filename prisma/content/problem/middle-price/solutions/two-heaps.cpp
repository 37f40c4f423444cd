#include <functional>
#include <iostream>
#include <queue>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    priority_queue<int> lower;
    priority_queue<int, vector<int>, greater<>> upper;
    for (int offer; cin >> offer;) {
        lower.push(offer);
        upper.push(lower.top());
        lower.pop();
        if (upper.size() > lower.size()) {
            lower.push(upper.top());
            upper.pop();
        }
        cout << lower.top() << ' ';
    }
    cout << '\n';
}
