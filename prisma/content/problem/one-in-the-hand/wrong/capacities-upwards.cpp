// Wrong Answer: iterates the capacities upward, so that an item is packed several times
#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

int main() {
    int n, capacity;
    cin >> n >> capacity;
    vector<long long> handFree(capacity + 1, 0);
    vector<long long> handUsed(capacity + 1, 0);
    while (n-- > 0) {
        int weight;
        long long value;
        cin >> weight >> value;
        for (int room = 0; room <= capacity; ++room) {
            handUsed[room] = max(handUsed[room], handFree[room] + value);
            if (weight > room) continue;
            handUsed[room] = max(handUsed[room], handUsed[room - weight] + value);
            handFree[room] = max(handFree[room], handFree[room - weight] + value);
        }
    }
    cout << handUsed[capacity] << '\n';
}
