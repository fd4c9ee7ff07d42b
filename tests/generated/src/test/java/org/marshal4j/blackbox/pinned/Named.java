package org.marshal4j.blackbox.pinned;

import org.marshal4j.Marshal;

/** Has no fixed size. */
@Marshal
record Named(String name) {}
