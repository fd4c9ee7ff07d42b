package org.marshal4j.blackbox.handwritten;

import org.marshal4j.MarshalWith;

/** A number that {@link NoteBytes} writes. */
@MarshalWith(NoteBytes.class)
record Note(long number) {}
