"""Notices: chosen in "My tables", shown by the service worker, and the way from one to the table."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import CDPSession, expect

from comptoir.words import words
from tests.browser.conftest import options
from tests.browser.visitor import Arrive, Visitor
from tests.server.guests import settle, start, table_for
from tests.server.postboxes import Browser, Mailroom, Outpost
from tests.server.running import Running

IMPATIENT = "from comptoir.server.post import office; office.SOON, office.SLOW_GRACE = 0.1, 0.3"
READY = "() => navigator.serviceWorker.ready.then(({ active }) => active?.state)"
WATCHED = """() => {
    // Without a screen Chromium shows no notice and opens no window: what it is asked for is written down.
    self.shown = [];
    self.led = [];
    self.registration.showNotification = async (title, { body, lang, tag, data }) => {
        self.shown.push({ title, body, lang, tag, data });
    };
    Clients.prototype.openWindow = async (path) => self.led.push(`opened ${path}`);
    WindowClient.prototype.focus = async function () {
        self.led.push(`focused ${new URL(this.url).pathname}`);
    };
}"""
CLICKED = """async (data) => {
    const click = new ExtendableEvent('notificationclick');
    let work;
    click.notification = { data, close: () => self.led.push('closed') };
    click.waitUntil = (promise) => { work = promise; };
    self.dispatchEvent(click);
    await work;
    return self.led.splice(0);
}"""
A_PUSH_SERVICE = """(found) => {
    // The push service of a real browser is on the internet: this one is on this machine.
    PushManager.prototype.subscribe = async function ({ applicationServerKey }) {
        window.given = applicationServerKey;
        const { endpoint, key, auth } = found;
        return { toJSON: () => ({ endpoint, keys: { p256dh: key, auth } }) };
    };
}"""


@pytest.fixture(scope="module")
def mailroom() -> Iterator[Mailroom]:
    room = Mailroom()
    yield room
    room.close()


@pytest.fixture(scope="module")
def posted(tmp_path_factory: pytest.TempPathFactory, mailroom: Mailroom) -> Iterator[Running]:
    smtp = f"smtp://127.0.0.1:{mailroom.port}"
    more = [*options(site="https://play.example", smtp=smtp), "--near-hooks"]
    running = Running(tmp_path_factory.mktemp("posted"), more, setting=IMPATIENT)
    yield running
    assert running.stop() == 0


@pytest.fixture
def outpost() -> Iterator[Outpost]:
    opened = Outpost()
    yield opened
    opened.close()


def at_my_tables(visitor: Visitor) -> None:
    visitor.go("/me")
    visitor.button("web-mine-begin").click()
    expect(visitor.page.get_by_role("heading", name=visitor.say("web-mine-post"))).to_be_visible()


def test_a_mailbox_is_named_confirmed_and_left_again(
    arrive: Arrive, posted: Running, mailroom: Mailroom
) -> None:
    guests = table_for(posted, 2, pace={"hours": 24})
    start(guests)
    player = settle(guests, Random(3))
    (other,) = [each for each in guests if each is not player]
    phone = arrive("fr", 390, 844, at=posted)
    phone.be(other).sit()
    at_my_tables(phone)
    assert phone.barriers() == []
    phone.picture("notices-phone")
    phone.page.get_by_label(phone.say("web-mine-post-mail-address")).fill("ada@mail.example")
    phone.button("web-mine-post-mail-send").click()
    code = re.search(r"\d{6}", str(mailroom.next("ada@mail.example")["Subject"]))
    assert code is not None
    line = phone.page.get_by_label(phone.say("web-mine-post-code"))
    line.fill("000000" if code[0] != "000000" else "000001")
    line.press("Enter")
    expect(phone.page.get_by_role("alert")).to_have_text(words("fr").say("error-wrong-code"))
    phone.picture("notices-wrong-code-phone")
    line.fill(code[0])
    phone.button("web-mine-post-confirm").click()
    expect(
        phone.page.get_by_text(phone.say("web-mine-post-mail-to", address="ada@mail.example"))
    ).to_be_visible()
    phone.button("web-mine-post-try").click()
    mail = mailroom.next("ada@mail.example")
    assert mail["Subject"] == words("fr").say("post-try")

    phone.page.locator("main.mine li .iconbtn").click()
    mine = phone.page.get_by_label(phone.say("web-mine-post-way-mail"))
    expect(mine).to_be_checked()
    assert phone.barriers("main") == []
    phone.picture("notices-of-a-table-phone")
    mine.uncheck()
    expect(mine).not_to_be_checked()

    way_out = re.search(r"/stop/\S+", mail.get_content())
    assert way_out is not None
    phone.go(way_out[0])
    phone.picture("notices-stop-phone")
    assert phone.barriers() == []
    phone.page.get_by_role("button", name=phone.say("web-mine-stop", which="all")).click()
    expect(phone.page.get_by_role("status")).to_have_text(phone.say("web-mine-stop-done", which="all"))
    phone.page.locator("main").get_by_role("link").click()
    expect(phone.page.get_by_label(phone.say("web-mine-post-is-on"))).not_to_be_checked()


def worker_of(visitor: Visitor) -> tuple[CDPSession, str]:
    """A line to the service worker of a page: DevTools can push to it without any push service."""
    line, found = visitor.page.context.new_cdp_session(visitor.page), list[str]()
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(each["registrationId"] for each in told["registrations"]),
    )
    line.send("ServiceWorker.enable")
    while not found:
        visitor.page.wait_for_timeout(20)
    return line, found[-1]


def test_a_push_is_shown_and_leads_to_the_table(arrive: Arrive, posted: Running, outpost: Outpost) -> None:
    guests = table_for(posted, 2, pace={"hours": 24})
    start(guests)
    player = settle(guests, Random(3))
    (other,) = [each for each in guests if each is not player]
    desk = arrive("en", at=posted, keeps=True)
    desk.page.context.grant_permissions(["notifications"], origin=posted.url)
    desk.be(other).sit()
    at_my_tables(desk)
    assert desk.page.evaluate(READY) in ("activating", "activated")
    browser = Browser(outpost)
    desk.page.evaluate(A_PUSH_SERVICE, browser.subscription)
    desk.page.get_by_role("button", name=desk.say("web-mine-post-on")).click()
    expect(desk.page.get_by_role("button", name=desk.say("web-mine-post-off"))).to_be_visible()
    desk.picture("notices-desk")
    assert desk.barriers_by_day_and_night() == []
    other.leave()

    chance = Random(5)
    while player.question is not None:
        player.pick_any(chance)
        player.catch_up()
    pushed = outpost.next()
    told = browser.opened(pushed)
    assert browser.signed_by(pushed)[0] == desk.page.evaluate("window.given")

    (worker,) = desk.page.context.service_workers
    worker.evaluate(WATCHED)
    line, registration = worker_of(desk)
    line.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": posted.url, "registrationId": registration, "data": json.dumps(told)},
    )
    while not (shown := worker.evaluate("self.shown")):
        desk.page.wait_for_timeout(20)
    path = f"/t/{other.table}/{other.seat}"
    words_of_it = {"title": told["title"], "body": told["text"]}
    assert shown == [{**words_of_it, "lang": "en", "tag": other.table, "data": path}]
    assert worker.evaluate(CLICKED, path) == ["closed", f"opened {path}"]
    assert worker.evaluate(CLICKED, "https://elsewhere.example/") == ["closed", "focused /me"]
    desk.go(path).sit()
    assert desk.is_asked
    assert worker.evaluate(CLICKED, path) == ["closed", f"focused {path}"]


def test_a_phone_without_any_cookie_is_asked_for_the_personal_link(arrive: Arrive, posted: Running) -> None:
    (host, _) = table_for(posted, 2)
    phone = arrive("fr", 390, 844, at=posted)
    phone.go(f"/t/{host.table}/0")
    phone.see("main.problem")
    phone.picture("notices-no-cookie-phone")
    phone.page.locator("main.problem").get_by_role("link", name=phone.say("web-page-me")).click()
    desk = arrive("en", at=posted)
    desk.be(host).see("main")
    at_my_tables(desk)
    desk.button("web-mine-link-show").click()
    link = desk.see("main.mine .share input").input_value()
    phone.page.get_by_label(phone.say("web-mine-paste-how")).fill(link)
    phone.picture("notices-paste-phone")
    assert phone.barriers() == []
    phone.button("web-mine-paste-yes").click()
    phone.see("main.mine li")
