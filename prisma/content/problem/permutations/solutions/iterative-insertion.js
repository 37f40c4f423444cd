function permute(nums) {
  let permutations = [[]];
  for (const number of nums) {
    const longer = [];
    for (const shorter of permutations) {
      for (let place = 0; place <= shorter.length; place++) {
        longer.push(shorter.toSpliced(place, 0, number));
      }
    }
    permutations = longer;
  }
  return permutations;
}
