"""The parts of the networks that wording.py trains; packages/engine/src/learned/network.ts runs them."""

import json
import struct
import time
import zlib

import jax
import jax.numpy as jnp
import numpy as np
import optax

CELLS = 96


def hashed(feature, rows):
    return zlib.crc32(feature.encode()) % (rows - 1) + 1


def matrix_maker(key):
    keys = iter(jax.random.split(key, 60))

    def matrix(rows, columns, scale=None):
        return jax.random.normal(next(keys), (rows, columns)) * (scale or rows**-0.5)

    return matrix


def layers_of(matrix, *inputs):
    """Both directions of layers with these numbers of inputs."""
    return {
        f"{name}{number}": {"wx": matrix(size, 3 * CELLS), "wh": matrix(CELLS, 3 * CELLS), "b": jnp.zeros(3 * CELLS)}
        for number, size in enumerate(inputs, 1)
        for name in "fb"
    }


def recurrent(weights, inputs, mask, reverse):
    gates = inputs @ weights["wx"] + weights["b"]

    def step(state, now):
        a, counts = now
        b = state @ weights["wh"]
        update = jax.nn.sigmoid(a[:, :CELLS] + b[:, :CELLS])
        reset = jax.nn.sigmoid(a[:, CELLS : 2 * CELLS] + b[:, CELLS : 2 * CELLS])
        fresh = jnp.tanh(a[:, 2 * CELLS :] + reset * b[:, 2 * CELLS :])
        following = jnp.where(counts[:, None] > 0, (1 - update) * fresh + update * state, state)
        return following, following

    first = jnp.zeros((inputs.shape[0], CELLS))
    _, states = jax.lax.scan(step, first, (jnp.swapaxes(gates, 0, 1), mask.T), reverse=reverse)
    return jnp.swapaxes(states, 0, 1)


def layer(weights, number, inputs, mask):
    both = [recurrent(weights[f"{name}{number}"], inputs, mask, name == "b") for name in "fb"]
    return jnp.concatenate(both, -1) * mask[:, :, None]


def dropout(key, values, share, size=None):
    if key is None:
        return values
    return values * jax.random.bernoulli(key, 1 - share, size or values.shape) / (1 - share)


def connected(weights, name, values):
    return values @ weights[name] + weights[f"{name}b"]


def fitted(weights, loss, batches_of, epochs, seed=0):
    """Trains weights; returns their moving average. `batches_of` makes the batches of an epoch, given a generator."""
    chance, key = np.random.default_rng(seed), jax.random.PRNGKey(seed + 1)
    steps = epochs * len(batches_of(chance))
    rate = optax.warmup_cosine_decay_schedule(1e-4, 3e-3, min(300, steps // 4), steps, 1e-4)
    optimizer = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(rate, weight_decay=1e-3))
    state = optimizer.init(weights)

    @jax.jit
    def update(weights, mean, state, batch, key):
        value, gradients = jax.value_and_grad(loss)(weights, batch, key)
        changes, state = optimizer.update(gradients, state, weights)
        weights = optax.apply_updates(weights, changes)
        return weights, jax.tree.map(lambda old, new: 0.998 * old + 0.002 * new, mean, weights), state, value

    mean, start = weights, time.monotonic()
    for epoch in range(1, epochs + 1):
        total, batches = 0.0, batches_of(chance)
        for batch in batches:
            key, own = jax.random.split(key)
            weights, mean, state, value = update(weights, mean, state, batch, own)
            total += float(value)
        print(f"{epoch}: {total / len(batches):.3f} after {time.monotonic() - start:.0f} s", flush=True)
    return jax.tree.map(np.array, mean)


def write(path, weights, header):
    """Writes a header in JSON and the weights as integers, of one byte for the table of features and two for others."""
    flat = {}
    for name, values in weights.items():
        flat |= {f"{name}.{part}": each for part, each in values.items()} if isinstance(values, dict) else {name: values}
    matrices, data = [], b""
    for name in sorted(flat):
        values = np.atleast_2d(flat[name])
        size, limit = (1, 127) if name == "emb" else (2, 32767)
        most = float(np.quantile(np.abs(values), 0.9999) if name == "emb" else max(1e-6, np.abs(values).max()))
        data += np.clip(np.round(values / most * limit), -limit, limit).astype(f"<i{size}").tobytes()
        rows, columns = values.shape
        matrices.append({"name": name, "rows": rows, "columns": columns, "bytes": size, "scale": most / limit})
    text = json.dumps({**header, "matrices": matrices}, ensure_ascii=False).encode()
    with open(path, "wb") as file:
        file.write(struct.pack("<I", len(text)) + text + data)
