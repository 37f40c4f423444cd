#include <iostream>
#include <string>
#include <unordered_map>
#include <vector>

using namespace std;

constexpr long long PRIME = 1'000'000'007;
constexpr long long BASE = 911;

int findRepeat(const string& text, int length) {
    long long highest = 1;
    for (int i = 1; i < length; ++i) highest = highest * BASE % PRIME;

    unordered_map<long long, vector<int>> startsByHash;
    startsByHash.reserve(text.size());
    long long hash = 0;
    for (int end = 0; end < static_cast<int>(text.size()); ++end) {
        const int start = end - length + 1;
        if (start > 0) {
            const long long leaving = text[start - 1] * highest % PRIME;
            hash = (hash + PRIME - leaving) % PRIME;
        }
        hash = (hash * BASE + text[end]) % PRIME;
        if (start < 0) continue;
        vector<int>& known = startsByHash[hash];
        for (const int earlier : known) {
            if (text.compare(earlier, length, text, start, length) == 0) return start;
        }
        known.push_back(start);
    }
    return -1;
}

int main() {
    string text;
    cin >> text;
    int low = 0;
    int high = static_cast<int>(text.size()) - 1;
    int found = 0;
    while (low < high) {
        const int middle = (low + high + 1) / 2;
        const int start = findRepeat(text, middle);
        if (start >= 0) {
            low = middle;
            found = start;
        } else {
            high = middle - 1;
        }
    }
    cout << low;
    if (low > 0) cout << ' ' << text.substr(found, low);
    cout << '\n';
}
