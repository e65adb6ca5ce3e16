# Quelle version du moteur tourne, et sa compilation.

build-compiled = compilé
build-plain = en Python : { $why }
build-why-off = COMPTOIR_BUILD le veut ainsi
build-why-unbuilt = pas encore compilé, { $command } s’en charge
build-why-stale = la source a changé depuis la compilation, { $command } la refait
build-why-other-python = compilé pour un autre Python, { $command } le fait pour celui-ci
build-why-incomplete = les modules compilés sont incomplets, { $command } les refait
build-why-broken = les modules compilés ne se chargent pas ici, { $command } les refait
build-why-pure = installé sans modules compilés
build-demanded = COMPTOIR_BUILD demande le moteur compilé, et il n’y en a pas ({ $why }). Sans cette variable, c’est la version en Python qui tourne.
build-faster = Le moteur tourne en Python. Compilé une fois avec { $command }, il est plus de deux fois plus rapide.
doctor-build = Le moteur est { $build }.
help-compile = Compiler le moteur une fois, pour que tout ce qui réfléchit soit plus de deux fois plus rapide.
compile-begins = Compilation du moteur ; cela prend une minute ou deux.
compile-done = Le moteur est compilé, en { $seconds } s. Il sert dès maintenant ; quand sa source change, la version en Python tourne jusqu’à la prochaine compilation.
compile-nothing-to-do = Le moteur est déjà compilé, et sa source n’a pas changé depuis.
compile-not-a-clone = Seul un clone du projet se compile, et ceci est une installation. Le paquet de votre plateforme apporte le moteur compilé : pip install --upgrade comptoir
compile-still-plain = Rien n’est perdu : tout tourne en Python comme avant.
compile-no-tools = Pour compiler le moteur, il manque : { $missing }. Depuis le dossier du projet : ./play compile, ou pip install -e .[native]
compile-no-headers = Les fichiers d’en-tête de Python { $python } manquent (Python.h). Sous Debian ou Ubuntu : sudo apt install python3-dev ; sous Fedora : sudo dnf install python3-devel. Puis recommencez.
compile-no-compiler = Il n’y a pas de compilateur C qui marche. Sous Debian ou Ubuntu : sudo apt install build-essential python3-dev ; sous macOS : xcode-select --install ; sous Windows : installez les Visual C++ Build Tools. Puis recommencez.
compile-old-compiler = Le compilateur C est trop ancien, ou ne va pas avec ce Python : il ne comprend pas C11. Installez-en un plus récent ; sous Debian ou Ubuntu : sudo apt install build-essential ; sous macOS : xcode-select --install ; sous Windows : les Visual C++ Build Tools.
compile-not-writable = Impossible d’écrire dans { $folder } ({ $reason }). Faites de la place ou donnez-vous le droit d’y écrire, puis recommencez.
compile-failed = Le moteur n’a pas pu être compilé ; ce que le compilateur a dit est ci-dessus.
bench-builds-plain = en Python
bench-builds-compiled = compilé
error-no-compiled-build = Il n’y a pas de moteur compilé à mesurer à côté de celui en Python ({ $why }).
error-bench-build-failed = Le moteur { $build ->
    [compiled] compilé
   *[plain] en Python
} n’a pas pu être mesuré : { $reason }
