#include <iostream>
#include <string>
#include <unordered_map>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    string text;
    cin >> text;
    unordered_map<int, int> places = {{0, 1}};
    places.reserve(text.size());
    const auto countOf = [&places](int bits) {
        const auto entry = places.find(bits);
        return entry == places.end() ? 0 : entry->second;
    };

    int bits = 0;
    long long found = 0;
    for (const char letter : text) {
        bits ^= 1 << (letter - 'a');
        found += countOf(bits);
        for (int place = 0; place < 26; ++place) found += countOf(bits ^ 1 << place);
        ++places[bits];
    }
    cout << found << '\n';
}
