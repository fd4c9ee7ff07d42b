package org.marshal4j.audit.align;

import org.jspecify.annotations.Nullable;

/** Where the reader is, and what is known, when a sequence of the writer has ended. */
record End(@Nullable Seq reader, World world) {}
