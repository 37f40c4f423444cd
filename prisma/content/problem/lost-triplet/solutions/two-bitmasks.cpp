#include <cstdint>
#include <iostream>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    uint32_t ones = 0;
    uint32_t twos = 0;
    for (uint32_t ticket; cin >> ticket;) {
        ones = (ones ^ ticket) & ~twos;
        twos = (twos ^ ticket) & ~ones;
    }
    cout << ones << '\n';
}
