// Wrong Answer: counts a plan and its rotation as one
#include <iostream>

using namespace std;

int main() {
    int q;
    cin >> q;
    while (q-- > 0) {
        int stalls;
        cin >> stalls;
        int plans = 0;
        for (int rows = 1; rows * rows <= stalls; ++rows) plans += stalls % rows == 0;
        cout << plans << '\n';
    }
}
