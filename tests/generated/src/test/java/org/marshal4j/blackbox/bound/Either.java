package org.marshal4j.blackbox.bound;

import org.marshal4j.Marshal;

/** Made by its constructor. */
@Marshal
record Either<L, R>(L left, R right) {}
