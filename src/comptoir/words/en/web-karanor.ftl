# The page of Karanor: what every part of it says. Its areas have files of their own.

web-karanor-players = { $count ->
    [one] 1 merchant
   *[other] { $count } merchants
}
