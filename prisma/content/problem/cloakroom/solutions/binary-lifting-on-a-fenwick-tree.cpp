#include <bit>
#include <iostream>
#include <string>
#include <vector>

using namespace std;

class FreeHooks {
public:
    explicit FreeHooks(int n) : n(n), sums(n + 1) {
        for (int place = 1; place <= n; ++place) sums[place] = place & -place;
    }

    void change(int hook, int by) {
        for (int place = hook; place <= n; place += place & -place) sums[place] += by;
    }

    int kth(int k) const {
        int place = 0;
        for (int jump = bit_floor(static_cast<unsigned>(n)); jump > 0; jump /= 2) {
            if (place + jump > n || sums[place + jump] >= k) continue;
            place += jump;
            k -= sums[place];
        }
        return place + 1;
    }

private:
    int n;
    vector<int> sums;
};

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, q;
    cin >> n >> q;
    FreeHooks hooks(n);
    const char* between = "";
    while (q-- > 0) {
        string word;
        int number;
        cin >> word >> number;
        if (word == "give") {
            hooks.change(number, 1);
            continue;
        }
        const int hook = hooks.kth(number);
        hooks.change(hook, -1);
        cout << between << hook;
        between = " ";
    }
    cout << '\n';
}
