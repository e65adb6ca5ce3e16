# Annuler et rétablir, sur la page.

web-table-redo = Rétablir
web-table-key-redo = rétablir
