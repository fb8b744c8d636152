import unittest

from hideout import Engine


class OnEngine(unittest.TestCase):
    """Tests of one game on one engine."""

    GAME = "caper-cards"
    engine: Engine

    @classmethod
    def setUpClass(cls) -> None:
        cls.engine = Engine(cls.GAME)
        cls.addClassCleanup(cls.engine.close)
