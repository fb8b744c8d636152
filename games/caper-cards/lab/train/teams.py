"""Learns how to play Caper Cards in a team that cannot see each other's hands, from games of the team with itself.

    npm run experiment -- games/caper-cards/lab/experiments/tables.ts --into teams.json
    python3 games/caper-cards/lab/train/teams.py teams.json --seats 3 --seconds 480 --seed 3 --into team-3

Thousands of games are played at once as tensors (PyTorch; a GPU if there is one). A policy sees what a seat may know,
as games/caper-cards/bots/inputs.ts writes it; only the critic, which is thrown away, sees all hands. Proximal policy
optimisation: every seat learns to do what wins more often than was to be expected.

Several policies learn side by side, each from weights of its own, and now and then they sit down together: if they win
less then than each does alone, they have agreed on something that nobody else knows. With `--company` they sit down
together in every game, so that none can.
"""

import argparse
import base64
import json
import pathlib
import time

import torch
from torch import nn

KINDS, COPIES, CARDS, REWARDS, TURNS, THIEF = 8, 3, 24, 9, 4, 2
FACES = 11
# Ways to lay a card (bots/layings.ts).
WAYS = 20
GOALS = [0, 5, 5, 4, 4]
HANDS = [0, 4, 4, 5, 5]
DRAWS = [0, 2, 2, 0, 0]
ROWS = [0, 10, 0, 0, 0]
# The four plays of a round: whose it is, counted from the Boss, and whether the card is turned up.
PLAYS = [
    [],
    [(0, True), (0, False), (0, True), (0, False)],
    [(0, False), (1, False), (0, False), (1, False)],
    [(0, True), (0, False), (1, False), (2, False)],
    [(0, False), (1, False), (2, False), (3, False)],
]


class Rules:
    """The rules as tables on the device."""

    def __init__(self, path, device):
        told = json.load(open(path))
        self.kind = torch.tensor(told["kinds"], device=device)
        self.part = torch.tensor(told["parts"], device=device)
        self.after = torch.tensor(told["after"], device=device)
        crews = told["crews"]
        self.faces = torch.tensor([[crew.count(face) for face in range(FACES)] for crew in crews], device=device)
        self.beaten = torch.stack([
            torch.tensor([list(map(int, row)) for row in rows], dtype=torch.int8) for rows in told["beaten"]
        ]).to(device)
        code = [0] * 10**4
        for place, order in enumerate(told["tucked"]):
            code[sum((reward + 1) * 10**i for i, reward in enumerate(order))] = place
        self.order = torch.tensor(code, device=device)
        # By cards in all, those among them that will not do, and cards drawn: the chance to draw none that does.
        without = torch.zeros(CARDS + 1, CARDS + 1, 6)
        for total in range(CARDS + 1):
            for left in range(total + 1):
                for size in range(6):
                    chance = 1.0
                    for i in range(size):
                        chance *= max(left - i, 0) / max(total - i, 1)
                    without[total, left, size] = chance
        self.without = without.to(device)
        # The layings of each kind follow one another.
        kinds = told["kinds"]
        self.spans = [(kinds.index(kind), kinds.index(kind) + kinds.count(kind)) for kind in range(KINDS)]
        self.is_lower = torch.tensor([[other < one for other in range(KINDS)] for one in range(KINDS)], device=device)
        self.by = [torch.tensor([by for by, _ in plays], device=device) for plays in PLAYS]
        self.is_turned = [torch.tensor([turned for _, turned in plays], device=device) for plays in PLAYS]


def steps(counts, most=COPIES):
    """Counts as a row of inputs of 0 or 1: at least one, at least two, …"""
    levels = torch.arange(1, most + 1, device=counts.device)
    return (counts[..., None] >= levels).flatten(-2).float()


def one_hot(index, size):
    """A one at the index, nothing where it is negative."""
    return (index[..., None] == torch.arange(size, device=index.device)).float()


class Deal:
    """Fresh deals of many games of one number of players, in tensors that stay where they are."""

    def __init__(self, seats, games, device, nets=1, company=False):
        self.seats, self.games, self.device = seats, games, device
        self.nets, self.company = nets, company
        # By game and seat: which of the policies plays it.
        self.who = torch.zeros(games, seats, dtype=torch.long, device=device)
        self.cards = torch.zeros(games, CARDS, dtype=torch.long, device=device)
        self.rewards = torch.zeros(games, REWARDS, dtype=torch.long, device=device)
        self.boss = torch.zeros(games, dtype=torch.long, device=device)
        self.risk = torch.zeros(games, dtype=torch.long, device=device)
        # By play, game and laying: luck, exponentially distributed.
        self.luck = torch.ones(GOALS[seats] * TURNS, games, WAYS, device=device)

    def shuffle(self, generator):
        rand = lambda *shape: torch.rand(*shape, device=self.device, generator=generator)
        self.cards.copy_(rand(self.games, CARDS).argsort(1) % KINDS)
        self.rewards.copy_(rand(self.games, REWARDS).argsort(1))
        self.boss.copy_((rand(self.games) * self.seats).long().clamp(max=self.seats - 1))
        self.risk.copy_((rand(self.games) * 2).long().clamp(max=1))
        self.luck.exponential_(generator=generator)
        drawn = (rand(self.games, self.seats if self.company else 1) * self.nets).long().clamp(max=self.nets - 1)
        self.who.copy_(drawn.expand(-1, self.seats))
        return self


class Table:
    """Many games, all at the same play of the same round."""

    def __init__(self, rules, deal):
        seats, games, device = deal.seats, deal.games, deal.device
        self.rules, self.seats, self.games, self.device = rules, seats, games, device
        self.goal = GOALS[seats]
        self.hand = torch.zeros(games, seats, KINDS, dtype=torch.long, device=device)
        for seat in range(seats):
            self.hand[:, seat] = one_hot(deal.cards[:, seat * HANDS[seats]:(seat + 1) * HANDS[seats]], KINDS).sum(1).long()
        self.deck = deal.cards[:, seats * HANDS[seats]:]
        self.drawn = ROWS[seats]
        self.turned = 0
        self.rewards, self.boss, self.risk = deal.rewards, deal.boss, deal.risk
        self.who, self.nets = deal.who, deal.nets
        self.all = torch.arange(games, device=device)
        self.alive = torch.ones(games, dtype=torch.bool, device=device)
        self.tucked = torch.zeros(games, dtype=torch.long, device=device)
        # By round and turn: the kind that was played, and as a one among zeros.
        self.shown = torch.zeros(games, self.goal, TURNS, KINDS, device=device)
        self.round = 0
        self.begin()

    def begin(self):
        self.turn = 0
        self.crew = torch.zeros(self.games, dtype=torch.long, device=self.device)
        self.looked = torch.zeros(self.games, self.seats, dtype=torch.bool, device=self.device)
        self.beats = self.rules.beaten[self.risk, self.rules.order[self.tucked]]
        self.turn_up()

    def turn_up(self):
        """The card of the present play, where it comes from deck or row."""
        self.by, self.is_turned = PLAYS[self.seats][self.turn]
        self.actor = (self.boss + self.by) % self.seats
        if not self.is_turned:
            self.forced = None
        elif self.seats == 1:
            self.forced = self.deck[:, self.turned]
            self.turned += 1
        else:
            self.forced = self.deck[:, self.drawn]
            self.drawn += 1

    def constant(self, value):
        return torch.full_like(self.boss, value)

    def chances(self):
        """By how many values are beaten: the chance to pull it off, as the actor sees it."""
        place = torch.arange(REWARDS, device=self.device)
        hidden = (place >= self.round).float().expand(self.games, -1) / (REWARDS - self.round)
        top = (place == self.round).float().expand(self.games, -1)
        weight = torch.where(self.looked[self.all, self.actor][:, None], top, hidden)
        levels = torch.arange(5, device=self.device)
        return (weight[:, :, None] * (self.rules.part[self.rewards][:, :, None] < levels)).sum(1)

    def legal(self):
        after = self.rules.after[self.crew]
        if self.forced is None:
            has = (self.hand[self.all, self.actor] > 0)[:, self.rules.kind]
        else:
            has = self.forced[:, None] == self.rules.kind
        return (after >= 0) & has, after

    def inputs(self):
        """What the actor may know, as bots/inputs.ts writes it, and what is legal."""
        rules, seats = self.rules, self.seats
        own = self.hand[self.all, self.actor]
        unseen = COPIES - own - self.shown.sum((1, 2)).long()
        if self.forced is not None:
            unseen = unseen - one_hot(self.forced, KINDS).long()
        legal, after = self.legal()
        chances = self.chances()
        now = torch.where(legal, chances.gather(1, self.beats.gather(1, after.clamp(min=0)).long()), 0.0)
        if self.turn + 1 < TURNS:
            mean, best = self.look_ahead(after.clamp(min=0), unseen.clamp(min=0), own, chances)
            mean, best = torch.where(legal, mean, 0.0), torch.where(legal, best, 0.0)
        else:
            mean = best = torch.zeros_like(now)
        rewards = one_hot(self.rewards, REWARDS)
        known = torch.where(self.looked[self.all, self.actor][:, None], rewards[:, self.round], 0.0)
        seat = (self.actor[:, None] + torch.arange(seats, device=self.device)) % seats
        forced = torch.zeros(self.games, KINDS, device=self.device) if self.forced is None else one_hot(self.forced, KINDS)
        parts = [
            steps(own), steps(unseen), steps(rules.faces[self.crew], 2), now, mean, best,
            rewards[:, :self.round].sum(1), known, self.looked.gather(1, seat).float(),
            one_hot(self.constant(self.turn), TURNS), one_hot(self.constant(self.round), 5),
            self.risk[:, None].float(), forced, self.history(),
        ]
        return torch.cat(parts, 1), legal

    def history(self):
        """By rounds ago, and by place as the actor sees it: the kind that was played."""
        seats = self.seats
        ago = torch.arange(self.round + 1, device=self.device)
        by = self.rules.by[seats]
        distance = (self.boss[:, None, None] - ago[None, :, None] + by - self.actor[:, None, None]) % seats
        if seats == 1:
            slot = torch.arange(TURNS, device=self.device).expand(self.games, self.round + 1, TURNS)
        elif seats == 2:
            slot = distance * 2 + torch.arange(TURNS, device=self.device) // 2
        else:
            slot = torch.where(self.rules.is_turned[seats], 3, distance)
        shown = self.shown[:, :self.round + 1].flip(1)
        into = torch.zeros(self.games, self.goal, TURNS, KINDS, device=self.device)
        into[:, :self.round + 1].scatter_(2, slot[..., None].expand(-1, -1, -1, KINDS), shown)
        return into.flatten(1)

    def look_ahead(self, after, unseen, own, chances):
        """By laying: what the next card can be expected to do, any of them, and the best of the next hand."""
        rules = self.rules
        ways = rules.after[after]
        beaten = self.beats.gather(1, ways.clamp(min=0).flatten(1)).long()
        worth = torch.where(ways >= 0, chances.gather(1, beaten).view_as(ways), 0.0)
        by_kind = torch.stack([worth[:, :, begin:end].amax(2) for begin, end in rules.spans], 2)
        total = unseen.sum(1)
        mean = (by_kind * unseen[:, None, :].float()).sum(2) / total.clamp(min=1)[:, None]
        by, is_turned = PLAYS[self.seats][self.turn + 1]
        if is_turned:
            return mean, mean
        if by == self.by:
            return mean, torch.where((own > 0)[:, None, :], by_kind, 0.0).amax(2)
        size = self.hand[self.all, (self.boss + by) % self.seats].sum(1)
        one, other = by_kind[..., None], by_kind[..., None, :]
        is_before = (other > one) | ((other == one) & rules.is_lower)
        better = (is_before * unseen[:, None, None, :]).sum(3)
        upto = better + unseen[:, None, :]
        total, size = total[:, None, None], size[:, None, None]
        share = rules.without[total, total - better, size] - rules.without[total, total - upto, size]
        return mean, (by_kind * share).sum(2)

    def secrets(self):
        """What the critic knows beyond that: every hand, the Reward, and who plays."""
        seat = (self.actor[:, None] + torch.arange(self.seats, device=self.device)) % self.seats
        hands = self.hand[self.all[:, None], seat]
        players = one_hot(self.who.gather(1, seat), self.nets).flatten(1)
        return torch.cat([steps(hands).flatten(1), one_hot(self.rewards[:, self.round], REWARDS), players], 1)

    def play(self, way):
        """Everybody to move lays a card; returns whether that was the last play of the game."""
        rules = self.rules
        kind = one_hot(rules.kind[way], KINDS)
        if self.forced is None:
            self.hand[self.all, self.actor] -= kind.long()
        self.crew = rules.after[self.crew, way].clamp(min=0)
        self.shown[:, self.round, self.turn] = kind
        if self.turn + 1 < TURNS:
            looker = one_hot((self.actor + 1) % self.seats, self.seats) > 0
            self.looked = self.looked | (looker & (kind[:, THIEF:THIEF + 1] > 0))
            self.turn += 1
            self.turn_up()
            return False
        reward = self.rewards[:, self.round]
        self.alive = self.alive & (rules.part[reward] < self.beats.gather(1, self.crew[:, None])[:, 0])
        if self.round + 1 == self.goal:
            return True
        self.tucked = self.tucked + (reward + 1) * 10**self.round
        self.round += 1
        self.boss = (self.boss + 1) % self.seats
        for i in range(self.seats if DRAWS[self.seats] else 0):
            seat = one_hot((self.boss + i) % self.seats, self.seats).long()
            for _ in range(DRAWS[self.seats]):
                self.hand = self.hand + seat[:, :, None] * one_hot(self.deck[:, self.drawn], KINDS).long()[:, None, :]
                self.drawn += 1
        self.begin()
        return False


def mlp(*sizes):
    layers = []
    for i in range(len(sizes) - 1):
        layers += [nn.Linear(sizes[i], sizes[i + 1]), nn.ReLU()]
    return nn.Sequential(*layers[:-1])


def masked(logits, legal):
    return torch.where(legal, logits, -1e9)


@torch.no_grad()
def examine(rules, teams, seats, games, device, seed, batch=32768):
    """Wins by Risk of a team whose seats take turns with these policies, each doing what it likes best."""
    generator = torch.Generator(device).manual_seed(seed)
    wins = torch.zeros(2, 2, dtype=torch.double, device=device)
    deal = Deal(seats, min(batch, games), device)
    for _ in range(max(1, games // batch)):
        table = Table(rules, deal.shuffle(generator))
        over = False
        while not over:
            seen, legal = table.inputs()
            choices = [masked(team(seen), legal).argmax(1) for team in teams]
            way = choices[0] if len(teams) == 1 else torch.where(table.actor % 2 == 0, choices[0], choices[1])
            over = table.play(way)
        for risk in range(2):
            wins[risk, 0] += (table.alive & (table.risk == risk)).sum()
            wins[risk, 1] += (table.risk == risk).sum()
    return [round((won / all_).item(), 4) for won, all_ in wins], int(wins[0, 1].item())


def weights_of(policy):
    """Layer by layer: weights input by input, then biases, as 32-bit floats in base64."""
    layers = []
    for layer in policy:
        if isinstance(layer, nn.Linear):
            text = lambda tensor: base64.b64encode(tensor.detach().cpu().float().numpy().tobytes()).decode()
            layers.append({"weights": text(layer.weight.t().contiguous()), "biases": text(layer.bias)})
    return layers


class Lesson:
    """Plays a deal by the policies, and improves them by what came of it. Both are recorded once and replayed."""

    def __init__(self, rules, told, device):
        self.rules, self.told, self.device = rules, told, device
        self.deal = Deal(told.seats, told.games, device, told.nets, told.company)
        self.generator = torch.Generator(device).manual_seed(told.seed)
        probe = Table(rules, self.deal.shuffle(self.generator))
        width, secret = probe.inputs()[0].shape[1], probe.secrets().shape[1]
        self.policies = [mlp(width, *told.widths, WAYS).to(device) for _ in range(told.nets)]
        self.critic = mlp(width + secret, 512, 256, 1).to(device)
        if told.go_on:
            self.load(torch.load(told.go_on, map_location=device))
        self.pace = torch.tensor(told.pace, device=device)
        self.curiosity = torch.tensor(told.curiosity, device=device)
        is_gpu = device.type == "cuda"
        adam = lambda module: torch.optim.Adam(module.parameters(), lr=self.pace, capturable=is_gpu, foreach=is_gpu)
        self.critic_adam = adam(self.critic)
        self.adams = [adam(policy) for policy in self.policies]
        self.part = torch.zeros(told.batch, dtype=torch.long, device=device)
        self.play = self.record(self.play_out)
        self.play()
        self.improve = [self.record(lambda net=net: self.step(net)) for net in range(told.nets)]

    def load(self, states):
        """Goes on from what was kept; fewer policies than there were are the first of them."""
        seats, nets = self.told.seats, self.told.nets
        *policies, critic = states
        for policy, state in zip(self.policies, policies):
            policy.load_state_dict(state)
        rest, players = critic["0.weight"].split([critic["0.weight"].shape[1] - seats * len(policies), seats * len(policies)], 1)
        players = players.unflatten(1, (seats, len(policies)))[:, :, :nets].flatten(1)
        self.critic.load_state_dict({**critic, "0.weight": torch.cat([rest, players], 1)})

    def record(self, do):
        """The same work with less to say to the GPU."""
        if self.device.type != "cuda":
            return do
        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            for _ in range(3):
                do()
        torch.cuda.current_stream().wait_stream(stream)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            do()
        return graph.replay

    @torch.no_grad()
    def play_out(self):
        table = Table(self.rules, self.deal)
        kept = {name: [] for name in ("seen", "secret", "legal", "way", "log", "value", "alive", "who")}
        over, play = False, 0
        while not over:
            seen, legal = table.inputs()
            secret = table.secrets()
            who = table.who.gather(1, table.actor[:, None])[:, 0]
            liked = torch.stack([policy(seen) for policy in self.policies])[who, table.all]
            logs = masked(liked, legal).log_softmax(1)
            way = (logs - self.deal.luck[play].log()).argmax(1)
            value = self.critic(torch.cat([seen, secret], 1)).sigmoid()[:, 0]
            for name, what in (("seen", seen), ("secret", secret), ("legal", legal), ("way", way), ("who", who),
                               ("log", logs.gather(1, way[:, None])[:, 0]), ("value", value), ("alive", table.alive)):
                kept[name].append(what)
            over = table.play(way)
            play += 1
        self.won = table.alive.float()
        kept = {name: torch.stack(what) for name, what in kept.items()}
        value = torch.where(kept["alive"], kept["value"], 0.0)
        gains, later = [], torch.zeros_like(self.won)
        for step in reversed(range(play)):
            after = self.won if step == play - 1 else value[step + 1]
            later = after - value[step] + (self.told.memory * later if step < play - 1 else 0)
            gains.append(later)
        gain = torch.stack(gains[::-1])
        counts = (kept["alive"] & (kept["legal"].sum(2) > 1)).float()
        spread = ((gain**2 * counts).sum() / counts.sum().clamp(min=1)).sqrt() + 1e-6
        self.kept = {name: what.flatten(0, 1) for name, what in kept.items()}
        self.kept["edge"] = (gain / spread).flatten()
        self.kept["aim"] = (gain + value).flatten().clamp(0, 1)
        self.kept["counts"] = counts.flatten()

    def step(self, net):
        """Improves one policy by choices that it had, and the critic by all positions."""
        policy = self.policies[net]
        seen, secret, legal, way, log_before, edge, aim, counts = (
            self.kept[name][self.part] for name in ("seen", "secret", "legal", "way", "log", "edge", "aim", "counts")
        )
        mean = lambda what: (what * counts).sum() / counts.sum().clamp(min=1)
        logs = masked(policy(seen), legal).log_softmax(1)
        ratio = (logs.gather(1, way[:, None])[:, 0] - log_before).exp()
        loss = -mean(torch.min(ratio * edge, ratio.clamp(0.8, 1.2) * edge))
        loss = loss + self.curiosity * mean((logs.exp() * logs.clamp(min=-30)).sum(1))
        hoped = self.critic(torch.cat([seen, secret], 1))[:, 0]
        loss = loss + nn.functional.binary_cross_entropy_with_logits(hoped, aim)
        self.adams[net].zero_grad(set_to_none=False)
        self.critic_adam.zero_grad(set_to_none=False)
        loss.backward()
        nn.utils.clip_grad_norm_(policy.parameters(), 1.0)
        self.adams[net].step()
        self.critic_adam.step()

    def study(self):
        """Every policy learns from its own plays in games that were not lost yet."""
        batch = self.told.batch
        for _ in range(self.told.passes):
            order = torch.randperm(len(self.kept["who"]), device=self.device)
            who = torch.where(self.kept["alive"], self.kept["who"], -1)[order]
            for net, improve in enumerate(self.improve):
                own = order[who == net]
                for first in range(0, len(own) - batch + 1, batch):
                    self.part.copy_(own[first:first + batch])
                    improve()

    def run(self, begun):
        """Learns until the time is over; returns how often everybody won on the way."""
        told, curve, iteration, kept_at = self.told, [], 0, time.time()
        while (done := (time.time() - begun) / told.seconds) < 1:
            self.pace.fill_(told.pace * max(0.02, 1 - done))
            if self.device.type != "cuda":
                for adam in [self.critic_adam, *self.adams]:
                    adam.param_groups[0]["lr"] = self.pace
            self.curiosity.fill_(told.curiosity * (1 - done))
            self.deal.shuffle(self.generator)
            self.play()
            self.study()
            iteration += 1
            if iteration % told.every == 1:
                curve.append([round(time.time() - begun), iteration * told.games, self.rates(told.trials, 77)])
                print(told.seats, told.seed, iteration, curve[-1], round(self.won.mean().item(), 4), flush=True)
            if time.time() - kept_at > told.keep:
                self.keep(curve, self.rates(told.trials, 78))
                kept_at = time.time()
        return curve

    def rates(self, trials, seed):
        """How often everybody wins, alone and beside everybody else."""
        nets = range(self.told.nets)
        return {
            f"{one}{other}": examine(self.rules, [self.policies[net] for net in dict.fromkeys((one, other))],
                                     self.told.seats, trials, self.device, seed)
            for one in nets for other in nets
        }

    def keep(self, curve, rates):
        """Writes down every policy, and all that it takes to go on."""
        told = self.told
        torch.save([module.state_dict() for module in [*self.policies, self.critic]], f"{told.into}.pt")
        for net, policy in enumerate(self.policies):
            pathlib.Path(f"{told.into}-{net}.json").write_text(json.dumps({
                "seats": told.seats, "seed": told.seed, "games": curve[-1][1] // told.nets if curve else 0, "rates": rates,
                "sizes": [policy[0].in_features, *told.widths, WAYS], "layers": weights_of(policy), "curve": curve,
            }))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tables")
    for name, standard in (("seats", 4), ("nets", 2), ("seconds", 150), ("seed", 1), ("games", 32768), ("batch", 16384),
                           ("passes", 3), ("every", 200), ("keep", 60), ("trials", 65536), ("final", 524288), ("threads", 1)):
        parser.add_argument(f"--{name}", type=int, default=standard)
    for name, standard in (("pace", 1.5e-3), ("memory", 0.9), ("curiosity", 0.02)):
        parser.add_argument(f"--{name}", type=float, default=standard)
    parser.add_argument("--widths", type=lambda text: [int(each) for each in text.split(",")], default=[184, 96])
    parser.add_argument("--company", action="store_true")
    parser.add_argument("--go-on")
    parser.add_argument("--into", required=True)
    told = parser.parse_args()
    torch.set_num_threads(told.threads)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    if device.type == "cuda":
        torch.backends.cuda.matmul.allow_tf32 = True
    begun = time.time()
    rules = Rules(told.tables, device)
    torch.manual_seed(told.seed)
    lesson = Lesson(rules, told, device)
    print(told.seats, told.seed, f"begins after {time.time() - begun:.0f} s", flush=True)
    curve = lesson.run(begun)
    rates = lesson.rates(told.final, 990000 + told.seats)
    print("final", told.seats, told.seed, rates, flush=True)
    lesson.keep(curve, rates)


main()
