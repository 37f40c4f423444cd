int singleNumber(int *nums, int n)
{
    int x = *nums;
    while (--n)
        x ^= *++nums;
    return x;
}
