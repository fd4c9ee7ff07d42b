package org.marshal4j.blackbox.pinned;

import org.marshal4j.Marshal;

/** Has a fixed size. */
@Marshal
record Point(short x, short y) {}
