function findKthLargest(nums, k) {
  const swap = (i, j) => {
    const num = nums[i];
    nums[i] = nums[j];
    nums[j] = num;
  };
  let low = 0;
  let high = nums.length - 1;
  while (true) {
    const pivot = nums[low + Math.floor(Math.random() * (high - low + 1))];
    let largerEnd = low;
    let unseen = low;
    let smallerStart = high + 1;
    while (unseen < smallerStart) {
      if (nums[unseen] > pivot) swap(unseen++, largerEnd++);
      else if (nums[unseen] < pivot) swap(unseen, --smallerStart);
      else unseen++;
    }
    if (k - 1 < largerEnd) high = largerEnd - 1;
    else if (k - 1 >= smallerStart) low = smallerStart;
    else return pivot;
  }
}
