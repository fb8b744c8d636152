// The bare draft of bare.ts, written by hand: what a game of that length costs without an engine around it.
// Plays random games for so many seconds of processor time and prints games a second: bare <seconds>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <utility>

constexpr int ROUNDS = 2, HAND = 11, PLACES = 3, DECK = 2 * ROUNDS * HAND;

struct Rng {
  uint32_t s[4];
  uint32_t next() {
    const uint32_t t = s[1] << 9, r = s[1] * 5, out = ((r << 7) | (r >> 25)) * 9;
    s[2] ^= s[0], s[3] ^= s[1], s[1] ^= s[2], s[0] ^= s[3], s[2] ^= t, s[3] = (s[3] << 11) | (s[3] >> 21);
    return out;
  }
  uint32_t below(uint32_t n) { return static_cast<uint32_t>((static_cast<uint64_t>(next()) * n) >> 32); }
};

struct State {
  uint8_t deck[DECK], hands[2][HAND], count[2], left;
  int sums[2][PLACES], rounds, actor;

  void start(Rng& rng) {
    *this = {};
    for (int i = 0; i < DECK; i++) deck[i] = static_cast<uint8_t>(1 + i % 9);
    for (int i = DECK - 1; i > 0; i--) std::swap(deck[i], deck[rng.below(static_cast<uint32_t>(i) + 1)]);
    left = DECK;
    deal();
  }
  void deal() {
    for (auto& hand : hands)
      for (auto& card : hand) card = deck[--left];
    count[0] = count[1] = HAND;
  }
  int legal(uint8_t* list) const {
    int n = 0;
    for (int at = 0; at < count[actor]; at++)
      for (int place = 0; place < PLACES; place++) list[n++] = static_cast<uint8_t>(at * PLACES + place);
    return n;
  }
  void play(int action) {
    uint8_t* hand = hands[actor];
    const int at = action / PLACES;
    sums[actor][action % PLACES] += hand[at];
    for (int i = at + 1; i < count[actor]; i++) hand[i - 1] = hand[i];
    count[actor]--;
    if (count[0] == count[1]) std::swap(hands[0], hands[1]);
    if (count[0] + count[1] == 0 && ++rounds < ROUNDS) deal();
    actor = 1 - actor;
  }
};

int main(int argc, char** argv) {
  const double seconds = argc > 1 ? std::atof(argv[1]) : 1;
  Rng rng{{1, 2, 3, 4}};
  State state;
  uint8_t list[HAND * PLACES];
  long games = 0, lead = 0;
  const clock_t start = clock();
  double spent = 0;
  while (spent < seconds) {
    for (int i = 0; i < 1000; i++, games++) {
      state.start(rng);
      while (state.rounds < ROUNDS) state.play(list[rng.below(static_cast<uint32_t>(state.legal(list)))]);
      for (int place = 0; place < PLACES; place++) lead += state.sums[0][place] > state.sums[1][place];
    }
    spent = static_cast<double>(clock() - start) / CLOCKS_PER_SEC;
  }
  // The lead is printed so that no compiler can leave the games out.
  std::printf("%.0f %ld\n", static_cast<double>(games) / spent, lead);
}
