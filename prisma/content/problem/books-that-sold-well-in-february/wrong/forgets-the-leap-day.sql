-- Wrong Answer: leaves out 29 February
SELECT book.title, sum(book_order.copies) AS copies
FROM book
JOIN book_order ON book_order.book_id = book.id
WHERE book_order.ordered_on BETWEEN '2024-02-01' AND '2024-02-28'
GROUP BY book.id
HAVING sum(book_order.copies) >= 100;
