bool isPalindrome(int x) {
    long r = 0;
    for (int y = x; y > 0; y /= 10) r = r * 10 + y % 10;
    return r == x;
}
