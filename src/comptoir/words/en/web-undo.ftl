# Taking back and restoring, on the page.

web-table-redo = Restore
web-table-key-redo = restore
