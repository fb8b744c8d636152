"""Learns a net from games of self-play with PyTorch, on a GPU where there is one:

    hideout train <game> --run <folder> --learner "python3 python/learn.py"

`hideout train` gives it two files: a lesson in JSON that says where the rows are and how to learn, and the file to write.
It learns as the lab does in TypeScript (Adam, cross entropy, the same passes), only in larger batches.
"""

import base64
import json
import pathlib
import sys
import zlib

import numpy
import torch

BATCH = 1024
# A larger batch than the lab's 64 bears a larger step.
HASTE = 2.5
STEPS = 255
MOST_STEPS = 127
# Before the results of a game, as 32-bit floats: its steps, its seats, the numbers of a result, and 1 where each row ends
# with what the player thought of it.
HEAD = 4
DEVICE = torch.device("cuda" if torch.cuda.is_available() else "cpu")


class Rows:
    """All rows of the runs, with what follows each of them and what came in the end."""

    def __init__(self, folders, inputs, outputs):
        games = [game for folder in folders for game in games_in(folder)]
        rows, ends, left, opinions = [], [], [], []
        for game in games:
            steps, seats, _, judged = (int(number) for number in numpy.frombuffer(game, "<f4", HEAD))
            results = numpy.frombuffer(game, "<f4", seats * outputs, 4 * HEAD).reshape(seats, outputs)
            found = numpy.frombuffer(game, "u1", offset=4 * (HEAD + seats * outputs))
            found = found.reshape(steps * seats, inputs + judged * outputs)
            rows.append(found[:, :inputs])
            opinions.append(found[:, inputs:])
            ends.append(numpy.tile(results, (steps, 1)))
            later = numpy.repeat(numpy.arange(steps - 1, -1, -1), seats)
            left.append(numpy.stack([later, numpy.full(steps * seats, seats)], axis=1))
        self.rows = torch.from_numpy(numpy.concatenate(rows)).to(DEVICE)
        self.ends = torch.from_numpy(numpy.concatenate(ends)).to(DEVICE)
        self.opinions = None
        if all(some.shape[1] == outputs for some in opinions):
            self.opinions = torch.from_numpy(numpy.concatenate(opinions)).to(DEVICE).float() / STEPS
        left = numpy.concatenate(left)
        self.seats = torch.from_numpy(left[:, 1].copy()).to(DEVICE)
        # By the number of steps that follow: the rows.
        order = numpy.argsort(left[:, 0], kind="stable")
        cuts = numpy.searchsorted(left[order, 0], numpy.arange(1, left[:, 0].max() + 1))
        self.by_steps_left = [torch.from_numpy(some).to(DEVICE) for some in numpy.split(order, cuts)]

    def returns(self, opinions, trust):
        """What was thought of the positions that followed, mixed with what came in the end."""
        targets = self.ends.clone()
        for some in self.by_steps_left[1:]:
            after = some + self.seats[some]
            targets[some] = trust * targets[after] + (1 - trust) * opinions[after]
        return targets


def games_in(folder):
    for file in sorted(pathlib.Path(folder, "chunks").glob("*.jsonl")):
        # Around the games: how many there are, and the seal of the file.
        for line in file.read_text().split("\n")[1:-2]:
            yield zlib.decompress(base64.b64decode(json.loads(line)))


class Net(torch.nn.Module):
    """Blocks, then layers, as `bots/src/net/net.ts` evaluates them; without a last step to chances."""

    def __init__(self, blocks, sizes):
        super().__init__()
        self.blocks = blocks
        self.sizes = sizes
        shapes = [(inputs, outputs) for _, inputs, outputs in blocks] + list(zip(sizes, sizes[1:]))
        self.weights = torch.nn.ParameterList([small(*shape) for shape in shapes])
        self.biases = torch.nn.ParameterList([torch.zeros(outputs, device=DEVICE) for _, outputs in shapes])

    def forward(self, rows):
        values = rows.float() / STEPS
        if self.blocks:
            values = self.join(values)
        first = len(self.blocks)
        for i in range(first, len(self.weights)):
            values = values @ self.weights[i] + self.biases[i]
            if i + 1 < len(self.weights):
                values = torch.relu(values)
        return values

    def join(self, values):
        joined, start = [], 0
        for i, (copies, inputs, _) in enumerate(self.blocks):
            part = values[:, start : start + copies * inputs].reshape(-1, copies, inputs)
            joined.append(torch.relu(part @ self.weights[i] + self.biases[i]).sum(1))
            start += copies * inputs
        return torch.cat(joined, 1)

    def load(self, file):
        """Goes on from a net as its file has it."""
        data, at = base64.b64decode(file["weights"]), 0
        for weights, biases in zip(self.weights, self.biases):
            inputs, outputs = weights.shape
            scales = numpy.frombuffer(data, "<f4", outputs, at)
            own = numpy.frombuffer(data, "<f4", outputs, at + 4 * outputs)
            steps = numpy.frombuffer(data, "i1", inputs * outputs, at + 8 * outputs).reshape(inputs, outputs)
            weights.data = torch.from_numpy(steps * scales).float().to(DEVICE)
            biases.data = torch.from_numpy(own.copy()).to(DEVICE)
            at += outputs * (8 + inputs)

    def file(self):
        """As `bots/src/net/netFile.ts` reads it, but for the card."""
        data = bytearray()
        for weights, biases in zip(self.weights, self.biases):
            values = weights.detach().cpu().numpy()
            scales = (abs(values).max(0) / MOST_STEPS).astype("<f4")
            scales[scales == 0] = 1
            data += scales.tobytes() + biases.detach().cpu().numpy().astype("<f4").tobytes()
            data += numpy.rint(values / scales).clip(-MOST_STEPS, MOST_STEPS).astype("i1").tobytes()
        blocks = {"blocks": self.blocks} if self.blocks else {}
        weights = base64.b64encode(bytes(data)).decode()
        return {"format": "hideout-net-1", **blocks, "sizes": self.sizes, "weights": weights}


def small(inputs, outputs):
    reach = (3 / inputs) ** 0.5
    return (torch.rand(inputs, outputs, device=DEVICE) * 2 - 1) * reach


@torch.no_grad()
def judge(net, rows):
    return torch.cat([torch.sigmoid(net(some)) for some in rows.split(1 << 15)])


def learn(net, rows, targets, optimizer, rate):
    """Learns from all rows once, in random order; returns how far off it was on average."""
    for group in optimizer.param_groups:
        group["lr"] = rate * HASTE
    loss_of = torch.nn.functional.binary_cross_entropy_with_logits
    total = torch.zeros((), device=DEVICE)
    for some in torch.randperm(len(rows), device=DEVICE).split(BATCH):
        loss = loss_of(net(rows[some]), targets[some], reduction="sum") / len(some)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        optimizer.step()
        total += loss.detach() * len(some)
    return total.item() / len(rows)


def main(told, made):
    lesson = json.loads(pathlib.Path(told).read_text())
    torch.manual_seed(lesson["seed"])
    rows = Rows(lesson["runs"], lesson["inputs"], lesson["sizes"][-1])
    net = Net(lesson["blocks"], lesson["sizes"]).to(DEVICE)
    if "before" in lesson:
        net.load(lesson["before"])
    optimizer = torch.optim.Adam(net.parameters())
    passes = [(rate, False) for rate in lesson["rates"]["outcome"]]
    passes += [(rate, True) for rate in lesson["rates"]["returns"]]
    ends = rows.ends
    if rows.opinions is not None:
        own = lesson["own"]
        ends = own * rows.opinions + (1 - own) * rows.returns(rows.opinions, lesson["trust"])
    for number, (rate, looks_on) in enumerate(passes):
        looks_on = looks_on and rows.opinions is None
        targets = rows.returns(judge(net, rows.rows), lesson["trust"]) if looks_on else ends
        loss = learn(net, rows.rows, targets, optimizer, rate)
        print(f"pass {number + 1} of {len(passes)}: off by {loss:.4f}", flush=True)
    pathlib.Path(made).write_text(json.dumps({**net.file(), "rows": len(rows.rows)}))


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("Usage: learn.py <lesson.json> <net.json>, as hideout train calls it")
    main(*sys.argv[1:])
