#include <array>
#include <cstdint>
#include <iostream>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    array<int, 32> ones{};
    for (uint32_t ticket; cin >> ticket;) {
        for (int place = 0; place < 32; ++place) ones[place] += ticket >> place & 1;
    }

    uint32_t lonely = 0;
    for (int place = 0; place < 32; ++place) {
        if (ones[place] % 3 == 1) lonely |= uint32_t{1} << place;
    }
    cout << lonely << '\n';
}
