SELECT book.title, sum(book_order.copies) AS copies
FROM book
JOIN book_order ON book_order.book_id = book.id
WHERE book_order.ordered_on >= '2024-02-01' AND book_order.ordered_on < '2024-03-01'
GROUP BY book.id
HAVING sum(book_order.copies) >= 100;
