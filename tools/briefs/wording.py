"""Trains the network that words fragments as sentences (packages/engine/src/learned/wording-net.ts).

Run by `npm run wordings -w @earshot/tools`. First trains on three briefs of four and prints how often the fourth's
fragments become the sentences that people made of them, then trains on all.
"""

import collections
import json
import sys

import jax
import jax.numpy as jnp
import numpy as np
import optax

from network import CELLS, connected, dropout, fitted, hashed, layer, layers_of, matrix_maker, write

LANGUAGES = "en de es fr it nl pt ru".split()
KINDS = ["what", "offer", "reason", "who", "where", "when", ""]
FORMS = {"S": 0, "Q": 0, "I": 1}  # others: 2, a fragment

HASHED, WIDTH, NARROW = 1 << 15, 48, 96
FEATURES, LONGEST, CONTEXT = 8, 32, 40
LENGTHS = (8, 16, 32)
BATCH, EPOCHS = 64, 8
# How often words must have been added to be learned, and dropped to be droppable.
RAREST, RAREST_DROPPED = 3, 4
# How often a word must have been added to be used.
GENERAL = 15
# Words that are neither added nor dropped: negatives, "only", "from", "free" and days.
VITAL = set(
    """not no never without only up until per free
    nicht nichts nie kein keine keinen keiner ohne nur ab bis gratis kostenlos kostenlose kostenfrei
    montag dienstag mittwoch donnerstag freitag samstag sonntag
    nunca sin ni solo sólo desde hasta lunes martes miércoles jueves viernes sábado domingo
    ne pas non jamais sans ni seulement gratuit gratuite gratuits gratuitement
    lundi mardi mercredi jeudi vendredi samedi dimanche
    mai senza né niente solo gratuito gratuita lunedì martedì mercoledì giovedì venerdì sabato domenica
    niet geen nooit zonder alleen vanaf tot maandag dinsdag woensdag donderdag vrijdag zaterdag zondag
    não nunca sem nem só grátis segunda terça quarta quinta sexta
    не нет без только от до бесплатно бесплатный бесплатная бесплатна
    понедельник вторник среда четверг пятница суббота субботу воскресенье""".split()
)


def shape_of(text):
    first, second = text[:1], text[1:2]
    if first.isalpha() and first.isupper():
        return "AA" if second.isalpha() and second.isupper() else "Aa"
    return "0" if first.isdigit() else "a" if first.isalpha() else text


def features_of(text, tag, word):
    names = [f"w{word}", f"s5{word[-5:]}", f"s4{word[-4:]}", f"s3{word[-3:]}", f"s2{word[-2:]}", f"p4{word[:4]}"]
    return [hashed(name, HASHED) for name in [*names, f"sh{shape_of(text)}", f"t{tag}"]]


def capitals_of(typed, said):
    """The number of the change from `typed` to `said`: see `capitals` in sentence-of.ts."""
    first = typed[:1].upper()
    changes = [typed, typed.lower(), first + typed[1:], first + typed[1:].lower()]
    return changes.index(said) if said in changes else 0


def start_of(row):
    words = row["added"][0]
    return words[:1].lower() + words[1:]


def phrases_of(rows):
    """Words that were added often enough, and a penalty for those of other languages."""
    counts = collections.Counter()
    for row in rows:
        for words in [start_of(row), *row["added"][1:]]:
            counts[row["language"], words] += 1
    own = [(language, words) for (language, words), count in counts.items() if words == "" or count >= RAREST]
    phrases = ["", *sorted({words for _, words in own} - {""})]
    penalty = np.full((len(LANGUAGES), len(phrases)), -1e9, np.float32)
    penalty[:, 0] = 0
    for language, words in own:
        penalty[LANGUAGES.index(language), phrases.index(words)] = 0
    return phrases, penalty


def example_of(row, phrases, penalty):
    language = LANGUAGES.index(row["language"])
    number = {words: at for at, words in enumerate(phrases)}

    def known(words):
        at = number.get(words, -1)
        return at if at >= 0 and penalty[language, at] == 0 else -1

    behind = [known(words) for words in row["added"][1:]]
    start = known(start_of(row))
    said = row["said"]
    capitals = [0 if each is None else capitals_of(token[0], each) for token, each in zip(row["tokens"], said)]
    if row["added"][0] == "" and said[0] is not None:
        capitals[0] = 0  # The first word of a sentence has its capital anyhow.
    changes = sum(each is None for each in said), sum(words != "" for words in row["added"][1:])
    return {
        "features": np.array([features_of(*token) for token in row["tokens"]]),
        "context": [hashed(f"c{word}", HASHED) for word in row["context"][:CONTEXT]],
        "language": language,
        "kind": KINDS.index(row["kind"]) if row["kind"] in KINDS else len(KINDS) - 1,
        "form": FORMS.get(row["form"], 2),
        "start": max(start, 0),
        "start_counts": float(start >= 0),
        "behind": [max(at, 0) for at in behind],
        "behind_counts": [float(at >= 0) for at in behind],
        "dropped": [int(each is None) for each in said],
        "capitals": capitals,
        # Fragments that were reworded a lot teach little about where words go.
        "weight": 1.0 if max(changes) <= 5 else 0.3,
    }


def batch_of(examples, penalty, length):
    count = len(examples)
    ints = {"features": (length, FEATURES), "context": (CONTEXT,), "behind": (length,), "dropped": (length,)}
    ints |= {"capitals": (length,), "language": (), "kind": (), "form": (), "start": ()}
    floats = {"behind_counts": (length,), "start_counts": (), "weight": (), "mask": (length,)}
    batch = {name: np.zeros((count, *size), np.int32) for name, size in ints.items()}
    batch |= {name: np.zeros((count, *size), np.float32) for name, size in floats.items()}
    for at, example in enumerate(examples):
        for name, values in example.items():
            if np.ndim(values) == 0:
                batch[name][at] = values
            else:
                batch[name][at, : len(values)] = values
        batch["mask"][at, : len(example["dropped"])] = 1
    batch["penalty"] = penalty[batch["language"]]
    return batch


def initial(key, phrases):
    matrix = matrix_maker(key)
    about = 4 * CELLS + 2 * WIDTH
    sizes = {"form": (about, 3), "start": (about, NARROW), "startv": (NARROW, phrases), "gap": (4 * CELLS, NARROW)}
    sizes |= {"gapv": (NARROW, phrases), "drop": (2 * CELLS, 2), "case": (2 * CELLS, 4)}
    return {
        "emb": matrix(HASHED, WIDTH, 0.25),
        "lang": matrix(len(LANGUAGES), WIDTH, 0.3),
        "kind": matrix(len(KINDS), WIDTH, 0.3),
        "vemb": matrix(phrases, WIDTH, 0.3),
        **layers_of(matrix, WIDTH, 2 * CELLS + WIDTH),
        **{name: matrix(*size) for name, size in sizes.items()},
        **{f"{name}b": jnp.zeros(columns) for name, (_, columns) in sizes.items()},
    }


def read(weights, batch, key=None):
    """The first layer's states, and the logits of the fragment's form and of the words before it."""
    keys = [None] * 5 if key is None else jax.random.split(key, 5)
    mask = batch["mask"]
    beside = weights["lang"][batch["language"]] + weights["kind"][batch["kind"]]
    features = weights["emb"][batch["features"]]
    features = dropout(keys[0], features, 0.15, (*features.shape[:3], 1))
    inputs = dropout(keys[1], features.sum(2) + beside[:, None], 0.2)
    states = dropout(keys[2], layer(weights, 1, inputs, mask), 0.3)
    has_context = batch["context"] > 0
    context = (weights["emb"][batch["context"]] * has_context[:, :, None]).sum(1)
    context = dropout(keys[3], context / jnp.sqrt(jnp.maximum(1, has_context.sum(1)))[:, None], 0.3)
    mean = states.sum(1) / jnp.maximum(1, mask.sum(1))[:, None]
    about = jnp.concatenate([states[:, 0], mean, beside, context], -1)
    start = dropout(keys[4], jax.nn.relu(connected(weights, "start", about)), 0.2)
    return states, connected(weights, "form", about), connected(weights, "startv", start) + batch["penalty"]


def edits(weights, batch, states, start, key=None):
    """The logits of the words behind each token, of dropping it, and of its capitals, after the words at the start."""
    added = weights["vemb"][start][:, None] * jnp.ones((1, states.shape[1], 1))
    second = layer(weights, 2, jnp.concatenate([states, added], -1), batch["mask"])
    second = dropout(key, second, 0.3)
    following = jnp.concatenate([second[:, 1:], jnp.zeros_like(second[:, :1])], 1)
    gap = jax.nn.relu(connected(weights, "gap", jnp.concatenate([second, following], -1)))
    behind = connected(weights, "gapv", gap) + batch["penalty"][:, None]
    return behind, connected(weights, "drop", second), connected(weights, "case", second)


def loss(weights, batch, key):
    keys = jax.random.split(key)
    states, form, start = read(weights, batch, keys[0])
    behind, dropped, capitals = edits(weights, batch, states, batch["start"], keys[1])
    wrong = optax.softmax_cross_entropy_with_integer_labels
    mask = batch["mask"]
    each = wrong(form, batch["form"]) + wrong(start, batch["start"]) * batch["start_counts"]
    each += (wrong(behind, batch["behind"]) * batch["behind_counts"] * mask).sum(1)
    each += (wrong(dropped, batch["dropped"]) * mask).sum(1)
    each += 0.5 * (wrong(capitals, batch["capitals"]) * (1 - batch["dropped"]) * mask).sum(1)
    return (each * batch["weight"]).sum() / batch["weight"].sum()


def length_of(example):
    return next(length for length in LENGTHS if len(example["dropped"]) <= length)


def batches_of(examples, penalty, chance):
    batches = []
    for length in LENGTHS:
        some = [example for example in examples if length_of(example) == length]
        chance.shuffle(some)
        batches += [(some[at : at + BATCH], length) for at in range(0, len(some) - BATCH + 1, BATCH)]
    return [batch_of(batches[at][0], penalty, batches[at][1]) for at in chance.permutation(len(batches))]


def train(examples, penalty):
    weights = initial(jax.random.PRNGKey(0), penalty.shape[1])
    return fitted(weights, loss, lambda chance: batches_of(examples, penalty, chance), EPOCHS)


@jax.jit
def best_edits(weights, batch):
    states, form, start = read(weights, batch)
    return form.argmax(-1), start.argmax(-1), *(one.argmax(-1) for one in edits(weights, batch, states, start.argmax(-1)))


def report(weights, rows, phrases, penalty):
    """Prints for each language how often the best edits are people's, and how often the form is right."""
    alike, forms, counts = (collections.Counter() for _ in range(3))
    for row in rows:
        example = example_of(row, phrases, penalty)
        form, start, behind, dropped, _ = best_edits(weights, batch_of([example], penalty, length_of(example)))
        count, language = len(row["tokens"]), row["language"]
        added = [phrases[at] for at in [int(start[0]), *behind[0, :count]]]
        went = [bool(each) for each in dropped[0, :count]]
        is_alike = added == [start_of(row), *row["added"][1:]] and went == [each is None for each in row["said"]]
        alike[language] += is_alike
        forms[language] += int(form[0]) == example["form"]
        counts[language] += 1
    for language, count in counts.items():
        print(f"{language}: worded alike: {alike[language] / count:.1%}; forms: {forms[language] / count:.1%}")


def droppable(rows):
    words = collections.Counter(
        (row["language"], word)
        for row in rows
        for (_, _, word), said in zip(row["tokens"], row["said"])
        if said is None and word[:1].isalpha() and word not in [each.lower() for each in " ".join(row["added"]).split()]
    )
    often = sorted(key for key, count in words.items() if count >= RAREST_DROPPED and key[1] not in VITAL)
    return {language: [word for each, word in often if each == language] for language in LANGUAGES}


def changes_claim(phrase):
    """True for words that would change what is claimed: figures, days, places, negatives, "free", "from"."""
    return any(word[:1].isdigit() or word in VITAL for word in phrase.lower().split())


def general_words(rows):
    """Words that were added so often that they fit many fragments: "the lessons are" doesn't."""
    counts = collections.Counter(
        (row["language"], word) for row in rows for added in row["added"] for word in added.lower().split()
    )
    return {key for key, count in counts.items() if count >= GENERAL}


def header_of(rows, phrases, penalty):
    general = general_words(rows)

    def is_said(at, language):
        words = phrases[at].split()
        # Except for German nouns, a capital begins a name.
        is_name = language != "de" and any(word[:1].isupper() for word in words)
        is_general = all((language, word.lower()) in general for word in words)
        return is_general and not is_name and not changes_claim(phrases[at])

    own = {
        language: [int(at) for at in np.flatnonzero(penalty[number] == 0) if is_said(at, language)]
        for number, language in enumerate(LANGUAGES)
    }
    knowledge = {"languages": LANGUAGES, "kinds": KINDS, "phrases": phrases, "ownPhrases": own}
    return {**knowledge, "droppable": droppable(rows)}


def main(source, target):
    with open(source, encoding="utf-8") as file:
        rows = [row for row in json.load(file) if 0 < len(row["tokens"]) <= LONGEST]
    phrases, penalty = phrases_of([row for row in rows if not row["isTest"]])
    rest = [example_of(row, phrases, penalty) for row in rows if not row["isTest"]]
    report(train(rest, penalty), [row for row in rows if row["isTest"]], phrases, penalty)
    phrases, penalty = phrases_of(rows)
    weights = train([example_of(row, phrases, penalty) for row in rows], penalty)
    write(target, weights, header_of(rows, phrases, penalty))


if __name__ == "__main__":
    main(*sys.argv[1:])
