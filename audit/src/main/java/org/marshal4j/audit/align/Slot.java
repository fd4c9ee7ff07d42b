package org.marshal4j.audit.align;

import org.marshal4j.audit.grammar.Node;

/** A value that was written and read in the same place. */
record Slot(Node written, Node read, boolean sure) {}
