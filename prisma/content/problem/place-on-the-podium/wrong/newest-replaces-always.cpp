// Wrong Answer: always replaces the smallest result with the new one
#include <functional>
#include <iostream>
#include <queue>
#include <vector>

using namespace std;

int main() {
    size_t k, n;
    cin >> k >> n;
    priority_queue<int, vector<int>, greater<>> best;
    for (int result; cin >> result;) {
        if (best.size() == k) best.pop();
        best.push(result);
        if (best.size() < k) cout << "- ";
        else cout << best.top() << ' ';
    }
    cout << '\n';
}
