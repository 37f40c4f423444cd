#include <iostream>
#include <string>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, q;
    cin >> n >> q;
    vector<bool> isFree(n + 1, true);
    isFree[0] = false;
    const char* between = "";
    while (q-- > 0) {
        string word;
        int number;
        cin >> word >> number;
        if (word == "give") {
            isFree[number] = true;
            continue;
        }
        int hook = 0;
        for (int left = number; left > 0;) {
            if (isFree[++hook]) --left;
        }
        isFree[hook] = false;
        cout << between << hook;
        between = " ";
    }
    cout << '\n';
}
