"""A whole evening at one table, each in their own language."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.house import Household, Visitor, play_out


def scores(visitor: Visitor) -> list[list[str]]:
    """The table of scores, row by row."""
    rows = visitor.find("table", "web-bloodborne-scores").get_by_role("row")
    return [row.get_by_role("cell").all_inner_texts() for row in rows.all()[1:]]


def winners(visitor: Visitor) -> list[str]:
    rows = visitor.find("table", "web-bloodborne-scores").get_by_role("row")
    won = rows.filter(has_text=visitor.say("web-bloodborne-winner"))
    return [row.get_by_role("cell").last.inner_text() for row in won.all()]


def test_three_people_and_a_bot_play_a_whole_game_each_in_their_own_language(visit: Household) -> None:
    ana = visit("/")
    ana.link("web-set-table-of", game=ana.say("server-game-bloodborne")).click()
    ana.field("web-new-name").fill("Thursday night")
    ana.page.get_by_role("radio", name="4").check(force=True)
    # with her in the deck hunters fall out of the game, and the evening is shorter
    ana.field("bloodborne-agreement-final-boss").select_option(label=ana.words.card("rom"))
    ana.button("web-new-create").click()
    expect(ana.page.get_by_role("heading", level=1, name="Thursday night")).to_be_visible()
    ana.sit(1, "Ana")

    invitation = ana.field("web-invite-link").input_value()
    path = invitation.removeprefix(ana.url)
    assert "seat" not in invitation
    benito, carla = visit(path, lang="es"), visit(path, lang="it")
    benito.sit(3, "Benito")
    carla.sit(2, "Carla")

    ana.sees("web-start-empty-seats", count=1)
    ana.button("web-put-bot", number=4).click()
    ana.start()
    players = [ana, benito, carla]
    for player in players:
        player.at_table()
        expect(player.page.locator("html")).to_have_attribute("lang", player.words.lang)

    benito.button("bloodborne-talk-strike").click()
    for player in players:
        expect(player.find("log", "web-talk")).to_contain_text("Benito " + player.say("bloodborne-talk-strike"))
    carla.field("web-talk-say").fill("<b>mai</b> & poi mai")
    carla.button("web-talk-send").click()
    expect(ana.find("log", "web-talk")).to_contain_text("Carla <b>mai</b> & poi mai")

    play_out(players)
    for player in players:
        expect(player.button("web-rematch")).to_be_visible()
    assert scores(ana) == scores(benito) == scores(carla)
    assert winners(ana) == winners(benito) == winners(carla)  # nobody, if she got them all

    benito.button("web-rematch").click()
    expect(benito.page).not_to_have_url(invitation)
    for player in (ana, carla):
        player.link("web-rematch-go").click()
    for player in players:
        expect(player.page).to_have_url(benito.page.url)
        expect(player.page.get_by_text(player.say("core-you"), exact=True)).to_be_visible()
    ana.start()
    for player in players:
        player.at_table()
