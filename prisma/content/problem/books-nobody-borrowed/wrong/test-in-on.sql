-- Wrong Answer: the NULL test is in ON, so every book is kept
SELECT book.id, book.title
FROM book
LEFT JOIN loan ON loan.book_id = book.id AND loan.id IS NULL;
