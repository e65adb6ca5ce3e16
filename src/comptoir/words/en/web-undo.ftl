# Taking back and restoring, on the page.

web-table-redo = Restore
web-table-key-redo = restore

## While others may react

web-table-awaited = Somebody may react
web-table-thinks = is thinking…
