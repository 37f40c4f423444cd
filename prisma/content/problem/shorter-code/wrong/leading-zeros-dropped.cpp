// Wrong Answer: drops the leading zeros of the answer
#include <algorithm>
#include <iostream>
#include <string>

using namespace std;

int main() {
    int q;
    cin >> q;
    while (q-- > 0) {
        string code, kept;
        int k;
        cin >> code >> k;
        const size_t length = code.size() - k;
        for (const char digit : code) {
            for (; k > 0 && !kept.empty() && kept.back() > digit; --k) kept.pop_back();
            kept.push_back(digit);
        }
        kept.resize(length);
        cout << kept.substr(min(kept.find_first_not_of('0'), length - 1)) << '\n';
    }
}
