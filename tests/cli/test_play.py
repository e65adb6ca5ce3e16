"""``comptoir play`` as people use it: the real command, in both languages."""

import re
import signal
import subprocess
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from comptoir.core import archive
from tests.cli.table import COMMAND, drive, environment, play, run, screens

# -- whole games ----------------------------------------------------------------------------------------


class Shopper:
    """Builds when it can, else buys what costs most, else takes inventory; picks the first card asked for."""

    def __init__(self, build: str, buy: str, inventory: str) -> None:
        self.words = (build, buy, inventory)

    def __call__(self, screen: str, options: list[tuple[int, str]]) -> str:
        for word in self.words:
            found = [(int(text.split()[-1]) if word == self.words[1] else 0, number)
                     for number, text in options if text.startswith(word)]  # fmt: skip
            if found:
                return str(max(found)[1])
        return str(options[0][0]) if options else ""


SHOPPERS = {
    "en": Shopper("Build", "Buy", "Take inventory"),
    "fr": Shopper("Construire", "Acheter", "Faire l’inventaire"),
}
ENDS = {
    "en": r"(You have|Greta has) won, on turn (\d+)[.!]",
    "fr": r"(Vous gagnez|Greta gagne), au tour (\d+)[. ]",
}


def test_a_whole_game_is_the_same_in_both_languages(tmp_path: Path) -> None:
    turns = []
    for lang, shopper in SHOPPERS.items():
        at_the_end = iter(["l 3", "what?", f"s {lang}.json", "q"])

        def choose(
            screen: str,
            options: list[tuple[int, str]],
            shopper: Shopper = shopper,
            at_the_end: Iterator[str] = at_the_end,
        ) -> str:
            return shopper(screen, options) if options else next(at_the_end)

        result = drive(tmp_path, choose, "play", "--seed", "3", "--lang", lang)
        assert (result.code, result.err) == (0, "")
        end = re.search(ENDS[lang], result.out)
        assert end, result.out[-2000:]
        turns.append(end[2])
        assert "--seed 3" in result.out[end.start() :]
        assert f"comptoir replay {lang}.json" in result.out
        assert max(len(line) for line in result.out.splitlines()) <= 80
        assert not re.search(r"\?\?\?|\{|\x1b", result.out)
    assert turns[0] == turns[1]
    english, french = ((tmp_path / f"{lang}.json").read_bytes() for lang in ("en", "fr"))
    assert english == french
    report = archive.verify(english)
    assert report.is_over
    assert report.broken_at is None


def test_bots_can_be_watched(tmp_path: Path) -> None:
    result = run(tmp_path, "play", "--people", "0", "--players", "3", "--sets", "random", "--seed", "5")
    assert (result.code, result.err) == (0, "")
    assert re.search(r"(Greta|Oskar|Wilma) has won", result.out)
    assert "You " not in result.out.partition("— Turn 1")[2]


def test_a_seed_that_was_shown_deals_the_same_game(tmp_path: Path) -> None:
    first = run(tmp_path, "play", typed="q\nn\n")
    seed = re.search(r"--seed (\w+)", first.out)
    assert seed
    again = play(tmp_path, "q", "n", seed=seed[1])
    assert again.out == first.out
    assert not list(tmp_path.iterdir())


# -- picking --------------------------------------------------------------------------------------------

START = "What will you do?\n  1. Buy Acorn for 4\n"


def test_by_number_by_name_and_several_at_once(tmp_path: Path) -> None:
    result = play(tmp_path, "acorn", "1, vendor, junk 4")
    assert "Pay 4 for Acorn: which cards?" in result.out
    assert "You buy Acorn for 4, paying with Junk ×3 and Stashing Vendor." in result.out


def test_an_inventory_takes_any_number(tmp_path: Path) -> None:
    result = play(tmp_path, "inventory", "", "inventory", "1 5", "inventory", "junk", "2", "done")
    assert "— Turn 1: you —\n" in result.out
    assert "You take inventory and discard nothing." in result.out
    assert "You take inventory and discard Junk and Stashing Vendor." in result.out
    slowly = re.search(r"So far: Junk( ×2|, .*)\n", result.out)
    assert slowly
    discarded = f"Junk{slowly[1].replace(',', ' and')}"
    assert result.out.count(f"You take inventory and discard {discarded}.") == 1


def test_unknown_input_says_what_is_possible(tmp_path: Path) -> None:
    result = play(tmp_path, "99", "swordfish", "buy", "1 2", "", "acorn", "junk junk junk junk vendor")
    assert "“99” is nothing you can pick now. Type a number from 1 to 5" in result.out
    assert "“swordfish” is nothing you can pick now." in result.out
    ambiguous = "“buy” can mean several things:\n  1. Buy Acorn for 4\n  2. Buy Shattered Relic for 4\n"
    assert ambiguous in result.out
    assert "Pick one thing at a time here." in result.out
    assert result.out.count(START) == 2, "Enter shows the options again"
    assert "That card would be superfluous" in result.out
    assert "You buy" not in result.out


def test_the_rest_in_any_order(tmp_path: Path) -> None:
    result = play(tmp_path, "loyal", "2", "a", seed="1")
    assert "Loyal Partner: throw these cards away. Which one comes first?" in result.out
    assert "So far: Cookies\n" in result.out
    thrown = "You throw away Cookies, Stock Clearance, Essential Purchase, Acorn and Shattered Relic"
    assert thrown in " ".join(result.out.split())


# -- questions ------------------------------------------------------------------------------------------


def test_whatever_has_a_name_is_explained(tmp_path: Path) -> None:
    asked = (
        "",
        "rules",
        "+",
        "nonsense",
        "acorn",
        "1",
        "nostalgic",
        "vendor",
        "build",
        "macaws",
        "s",
        "nuis",
    )
    result = play(tmp_path, *(f"? {each}" for each in asked))
    assert "takes back, as long as nobody has learned anything" in result.out
    assert "The first to build a stall of 8 stacks wins." in result.out
    assert "gives you another action once you have played it" in result.out
    assert "“nonsense” is no card, no set and no topic." in result.out
    about = "Acorn: value 4, Squirrels, Technique, bonus action (+)\n"
    assert result.out.count(about) == 2
    assert "You can do that now: 1. Buy Acorn for 4" in result.out
    assert "docs/rulings/squirrels.md" in result.out
    assert "It costs 6, and your whole hand pays 5 at most." in result.out
    assert "Stashing Vendor is not a technique, so it cannot be played." in result.out
    assert "You can do that now: 4. Build stack 1" in result.out
    assert "Snappy Scarlet Macaws: hand management" in result.out
    assert "Which one do you mean by “s”: " in result.out
    assert "Nuisance: value 2, Raccoons" in result.out, "also cards that are not in this game"


def test_why_not_in_french(tmp_path: Path) -> None:
    result = play(tmp_path, "? pile", "? nostalgique", "? thesauriseur", "GLAND", seed="2", lang="fr")
    assert "Vous ne pouvez pas construire la pile 1 maintenant" in result.out
    assert "Elle coûte 6, et toute votre main ne vaut que 5." in result.out
    assert "Vendeur thésauriseur : valeur 1, Écureuils, Passive" in result.out
    assert "Vous achetez Gland pour 4, en payant avec Camelote ×4." in result.out


def test_log_and_discards(tmp_path: Path) -> None:
    result = play(tmp_path, "acorn", "1 2 3 4", "l", "l 2", "d", "d you", "d greta", "d nobody", "m")
    shown = screens(result.out)
    assert "— Turn 1: you —\nYou buy Acorn for 4, paying with Junk ×4." in shown[3]
    assert "These are the last 2 of" in shown[4]
    assert "  You (4): Junk ×4\n  Greta (" in shown[5]
    assert shown[6].endswith("You: discard, top card first (4 cards)" + 4 * "\n  Junk")
    assert "Greta: discard, top card first" in shown[7]
    assert "There is no discard of “nobody”. Possible: You, Greta or The market." in shown[8]
    assert shown[9].count("\nMarket, from the right") == 1


# -- taking back ----------------------------------------------------------------------------------------


def test_what_somebody_has_learned_from_cannot_be_taken_back(tmp_path: Path) -> None:
    result = play(tmp_path, "u", "acorn", "1 2 3 5", "u", "inventory", "1", "u", "u", "u")
    shown = screens(result.out)
    assert "There is nothing of yours to take back." in shown[1]
    assert "You buy Acorn" in shown[3]
    assert "This cannot be taken back: somebody has seen a new card since" in shown[4]
    assert "Inventory. Which cards do you discard?" in shown[7]
    assert "Taken back." in shown[8]
    assert "What will you do?" in shown[8]
    assert "This cannot be taken back: somebody has seen a new card since" in shown[9]


def test_a_run_is_taken_back_pick_by_pick(tmp_path: Path) -> None:
    result = play(tmp_path, "acorn", "1", "1", "u", "u", "u")
    shown = screens(result.out)
    assert "2 so far" in shown[3]
    assert "1 so far" in shown[4]
    assert "Pay 4 for Acorn: which cards?" in shown[5]
    assert shown[6].endswith(shown[0][shown[0].index(START) :])
    assert result.out.count("Taken back.") == 1, "what was only collected needs no word"


# -- saving ---------------------------------------------------------------------------------------------


def test_a_saved_game_goes_on_where_it_stood(tmp_path: Path) -> None:
    first = play(tmp_path, "acorn", "1 2", "s my game.json", "q")
    assert first.code == 0
    assert "Save the game before you quit?" not in first.out, "it is saved already"
    assert "comptoir play --load 'my game.json'" in first.out
    data = (tmp_path / "my game.json").read_bytes()
    assert archive.verify(data).broken_at is None
    again = run(tmp_path, "play", "--load", "my game.json", typed="u\nacorn\n1 2 3 4\nl\n")
    shown = screens(again.out)
    assert "Pay 4 for Acorn: which cards?" in shown[0], "what is not sent whole is not kept"
    assert START in shown[1]
    assert "You buy Acorn for 4" in shown[3]
    assert "— Turn 1: you —\nYou buy Acorn for 4" in shown[4]
    assert (tmp_path / "my game.json").read_bytes() == data, "a loaded file is left alone"


def test_no_other_game_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text("mine", encoding="utf-8")
    result = play(tmp_path, "s game.json", "build", "s", "s missing/game.json", "s .", "q")
    assert (tmp_path / "game.json").read_text(encoding="utf-8") == "mine"
    assert result.out.count("The game is saved in game-2.json.") == 2
    assert "missing/game.json cannot be written: its folder does not exist." in result.out
    assert ". cannot be written: it is a folder." in result.out
    assert sorted(each.name for each in tmp_path.iterdir()) == ["game-2.json", "game.json"]
    assert archive.load((tmp_path / "game-2.json").read_bytes()).picks


def test_the_end_of_input_saves_the_game(tmp_path: Path) -> None:
    options = ("--people", "2", "--names", "Anne,Bob O’Neil")
    result = play(tmp_path, "", "acorn", options=options)
    assert (result.code, result.err) == (0, "")
    [file] = tmp_path.iterdir()
    assert f"comptoir play --load {file.name} --people 2 --names 'Anne,Bob O’Neil'" in result.out.replace(
        "\n", " "
    )
    assert archive.verify(file.read_bytes()).picks == 1


def heed_interruptions() -> None:
    """What runs in the background of a shell is deaf to them, and so are its children."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def test_an_interruption_is_quiet_and_saves(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, "play", "--seed", "7"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        env=environment(),
        preexec_fn=heed_interruptions,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"acorn\n")
    process.stdin.flush()
    seen = b""
    while not seen.endswith(b"which cards?\n  1. Junk (1)\n") and b"which cards?" not in seen:
        seen += process.stdout.read1(1 << 16)  # type: ignore[attr-defined]
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=120)
    assert process.returncode == 130
    assert err == b""
    assert b"The game is saved in" in out
    assert len(list(tmp_path.iterdir())) == 1


def test_a_reader_that_leaves_is_no_error(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, "play", "--people", "0", "--seed", "3"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        env=environment(),
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    assert process.stderr.read() == b""
    assert process.wait(timeout=120) == 0
    process.stderr.close()


# -- several people -------------------------------------------------------------------------------------


def test_at_one_keyboard_everybody_sees_only_their_own_hand(tmp_path: Path) -> None:
    """Anne holds and draws cards that Bob's screens must not show, and the other way round."""
    lines = iter(["", "build", "", "", "u", "inventory", "", "", "", "l 50"])
    turn = count()
    shown: dict[int, str] = {}

    def choose(screen: str, options: list[tuple[int, str]]) -> str:
        shown[next(turn)] = screen
        return next(lines, "q")

    names = ("--people", "2", "--names", "Anne,Bob")
    drive(tmp_path, choose, "play", "--seed", "7", "--lang", "en", *names)
    assert "Pass the keyboard to Anne." in shown[0]
    assert "Your hand (5 cards" in shown[1]
    drawn = re.search(r"You draw (.*)\.", shown[2])
    assert drawn, "Anne sees what she drew"
    assert "Press Enter to hide your cards." in shown[2]
    assert shown[3].count("\n") > 50, "the screen scrolls away"
    assert "Pass the keyboard to Bob." in shown[3]
    assert "hand (" not in shown[3]
    assert "Anne draws a card." in shown[4]
    hand = re.search(r"Your hand.*?\n\n", shown[4], re.DOTALL)
    assert hand
    assert "There is nothing of yours to take back." in shown[5]
    assert f"You draw {drawn[1]}" not in "".join(shown[each] for each in (3, 4, 5, 6, 7))
    assert "Pass the keyboard to Anne." in shown[8]
    assert f"You draw {drawn[1]}." in shown[10], "Anne's log still knows"
    assert "Bob draws" not in shown[4]


# -- terminals ------------------------------------------------------------------------------------------


def test_colour_where_the_terminal_has_it(tmp_path: Path) -> None:
    result = run(tmp_path, "play", "--seed", "7", typed="q\nn\n", FORCE_COLOR="1", TERM="xterm-256color")
    assert re.search(r"\x1b\[\d*m?Acorn|\x1b\[[\d;]+mAcorn", result.out)


def test_a_narrow_encoding_is_no_error(tmp_path: Path) -> None:
    result = run(tmp_path, "play", "--seed", "7", "--lang", "fr", typed="q\nn\n", PYTHONIOENCODING="ascii")
    assert (result.code, result.err) == (0, "")
    assert "La Vall?e des Marchands" in result.out
