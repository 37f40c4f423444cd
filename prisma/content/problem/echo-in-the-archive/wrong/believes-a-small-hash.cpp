// Wrong Answer: trusts equal hashes modulo a small prime without comparing the substrings
#include <iostream>
#include <string>
#include <vector>

using namespace std;

constexpr int PRIME = 1009;

int findRepeat(const string& text, int length) {
    int highest = 1;
    for (int i = 1; i < length; ++i) highest = highest * 31 % PRIME;
    vector<bool> seen(PRIME, false);
    int hash = 0;
    for (int end = 0; end < static_cast<int>(text.size()); ++end) {
        const int start = end - length + 1;
        if (start > 0) hash += PRIME - text[start - 1] * highest % PRIME;
        hash = (hash * 31 + text[end]) % PRIME;
        if (start < 0) continue;
        if (seen[hash]) return start;
        seen[hash] = true;
    }
    return -1;
}

int main() {
    string text;
    cin >> text;
    int low = 0;
    int high = static_cast<int>(text.size()) - 1;
    while (low < high) {
        const int middle = (low + high + 1) / 2;
        if (findRepeat(text, middle) >= 0) low = middle;
        else high = middle - 1;
    }
    cout << low;
    if (low > 0) cout << ' ' << text.substr(findRepeat(text, low), low);
    cout << '\n';
}
