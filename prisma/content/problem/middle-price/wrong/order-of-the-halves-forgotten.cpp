// Wrong Answer: balances the sizes but not the order: a new offer goes to the smaller half
#include <functional>
#include <iostream>
#include <queue>
#include <vector>

using namespace std;

int main() {
    int n;
    cin >> n;
    priority_queue<int> lower;
    priority_queue<int, vector<int>, greater<>> upper;
    for (int offer; cin >> offer;) {
        if (lower.size() == upper.size()) lower.push(offer);
        else upper.push(offer);
        cout << lower.top() << ' ';
    }
    cout << '\n';
}
