package org.marshal4j.processor.codec;

/** How much a copy of a value has in common with it. */
public enum Copies {
    /** It is the value itself, which nobody can change. */
    SHARED,
    /** It may be the value itself: what is known of that is in another marshaller. */
    PERHAPS,
    /** It is another object. */
    OWN
}
