-- Wrong Answer: adds up the Februaries of all years
SELECT book.title, sum(book_order.copies) AS copies
FROM book
JOIN book_order ON book_order.book_id = book.id
WHERE extract(month FROM book_order.ordered_on) = 2
GROUP BY book.id
HAVING sum(book_order.copies) >= 100;
