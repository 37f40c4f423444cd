SELECT book.title, sold.copies
FROM (
  SELECT book_id, sum(copies) AS copies
  FROM book_order
  WHERE ordered_on >= '2024-02-01' AND ordered_on < '2024-03-01'
  GROUP BY book_id
  HAVING sum(copies) >= 100
) AS sold
JOIN book ON book.id = sold.book_id;
