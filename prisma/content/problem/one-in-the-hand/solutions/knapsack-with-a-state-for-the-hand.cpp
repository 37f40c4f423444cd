#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, capacity;
    cin >> n >> capacity;
    vector<long long> handFree(capacity + 1, 0);
    vector<long long> handUsed(capacity + 1, 0);
    while (n-- > 0) {
        int weight;
        long long value;
        cin >> weight >> value;
        for (int room = capacity; room >= 0; --room) {
            handUsed[room] = max(handUsed[room], handFree[room] + value);
            if (weight > room) continue;
            handUsed[room] = max(handUsed[room], handUsed[room - weight] + value);
            handFree[room] = max(handFree[room], handFree[room - weight] + value);
        }
    }
    cout << handUsed[capacity] << '\n';
}
