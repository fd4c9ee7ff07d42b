package org.marshal4j.processor.codec;

/** How much of a value its copy shares. */
public enum Copies {
    /** The copy is the value itself, which is immutable. */
    SHARED,
    /** The copy may be the value itself: only another marshaller knows. */
    PERHAPS,
    /** The copy is another object. */
    OWN
}
