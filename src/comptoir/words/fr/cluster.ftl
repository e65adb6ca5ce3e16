## Campagnes que se partagent plusieurs processus ou machines

help-cluster = Jouer sur une grappe Dask : local en lance une sur cette machine le temps qu’il faut, tcp://HÔTE:8786 est l’adresse d’un ordonnanceur.

error-workers-lost = Les processus qui jouaient certaines parties se sont arrêtés { $times } fois en plein milieu : ces parties ne sont pas retentées. Y a-t-il assez de mémoire, ou l’un de vos robots arrête-t-il le processus ? Ce qui a été joué est conservé là où un fichier ou un dossier l’attend ; la même commande reprend.
error-cluster-needs-dask = Une grappe a besoin de Dask. Installez-le : pip install { $package }
error-cluster-has-its-workers = La grappe à l’adresse { $address } a ses propres ouvriers : retirez --workers, qui va avec --cluster local.
error-cluster-not-reached = Il n’y a pas d’ordonnanceur Dask à l’adresse { $address }. Une adresse ressemble à tcp://192.0.2.7:8786 ; lancez un ordonnanceur avec : dask scheduler
error-cluster-empty = La grappe à l’adresse { $address } n’a aucun ouvrier. Lancez-en avec : dask worker { $address } --nthreads 1
error-cluster-lost = L’ordonnanceur à l’adresse { $address } a disparu. Ce qui a été joué est conservé là où un fichier ou un dossier l’attend ; quand il sera revenu, la même commande reprendra.
error-cluster-without-comptoir = Un ouvrier de la grappe ne peut pas jouer : { $reason }. Installez la même version de Comptoir sur chaque machine.
error-cluster-of-another = L’ouvrier { $worker } jouerait d’autres parties : { $what ->
    [comptoir] sa version de Comptoir est { $theirs } au lieu de { $mine }
    [sources] ses règles et ses robots sont différents ({ $theirs } au lieu de { $mine })
   *[build] son moteur n’est pas le même, l’un est compilé et l’autre non
}. Toute une campagne est jouée par une seule version : installez la même partout, puis relancez les ouvriers.
