function heightChecker(heights) {
  let misplaced = 0;
  heights.forEach((height, i) => {
    let smaller = 0;
    let equal = 0;
    for (const other of heights) {
      if (other < height) smaller++;
      if (other === height) equal++;
    }
    if (i < smaller || i >= smaller + equal) misplaced++;
  });
  return misplaced;
}
