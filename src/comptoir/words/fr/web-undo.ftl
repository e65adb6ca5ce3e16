# Annuler et rétablir, sur la page.

web-table-redo = Rétablir
web-table-key-redo = rétablir

## Pendant que d’autres peuvent réagir

web-table-awaited = On attend les réactions
web-table-thinks = réfléchit…
