# La page de Karanor : ce que disent toutes ses parties. Ses coins ont leurs propres fichiers.

web-karanor-players = { $count ->
    [one] 1 marchand
   *[other] { $count } marchands
}
