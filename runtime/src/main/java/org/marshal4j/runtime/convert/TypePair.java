package org.marshal4j.runtime.convert;

/** The names of a former type and of the one that is at its place today. */
record TypePair(String was, String is) {}
