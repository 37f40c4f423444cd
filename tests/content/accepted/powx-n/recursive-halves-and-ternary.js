var myPow = function(x, n) {
    if (n < 0) return 1 / myPow(x, -n);
    return n === 0 ? 1 : n % 2 ? x * myPow(x, n - 1) : myPow(x * x, n / 2);
};
