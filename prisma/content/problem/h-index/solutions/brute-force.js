function hIndex(citations) {
  for (let h = citations.length; h > 0; h--) {
    const papers = citations.filter((count) => count >= h).length;
    if (papers >= h) return h;
  }
  return 0;
}
