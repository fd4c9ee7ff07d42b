package org.marshal4j.runtime;

/**
 * Marks a {@link FieldMarshaller} of values of varying size that writes null itself, in bytes of its own. Its methods are
 * then passed null, and {@code read} may return it; generated code writes no presence byte. With {@code @Required},
 * null is refused.
 *
 * <p>Only for bytes that somebody else has chosen: to add or remove it changes the bytes, and thus needs another
 * {@code VERSION}. It has no effect on a {@link FixedFieldMarshaller}.
 */
public interface WritesNull {}
