#include <array>
#include <iostream>
#include <string>
#include <vector>

using namespace std;

struct Beginning {
    array<int, 26> children{};
    int passed = 0;
};

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, q;
    cin >> n >> q;
    // The root is never a child, so 0 means no child.
    vector<Beginning> nodes(1);
    while (n-- > 0) {
        string name;
        cin >> name;
        int at = 0;
        for (const char letter : name) {
            int child = nodes[at].children[letter - 'a'];
            if (child == 0) {
                child = static_cast<int>(nodes.size());
                nodes[at].children[letter - 'a'] = child;
                nodes.emplace_back();
            }
            at = child;
            ++nodes[at].passed;
        }
    }

    while (q-- > 0) {
        string typed;
        cin >> typed;
        int at = 0;
        for (const char letter : typed) {
            at = nodes[at].children[letter - 'a'];
            if (at == 0) break;
        }
        cout << nodes[at].passed << ' ';
    }
    cout << '\n';
}
