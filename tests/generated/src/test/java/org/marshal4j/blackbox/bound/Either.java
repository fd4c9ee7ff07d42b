package org.marshal4j.blackbox.bound;

import org.marshal4j.Marshal;

/** Created by its constructor. */
@Marshal(view = true)
record Either<L, R>(L left, R right) {}
