package org.marshal4j.runtime;

/**
 * A {@link FieldMarshaller} that also implements this interface promises that it always writes the same bytes for equal
 * values, in this version and in later ones. Only then may its values be part of a type with
 * {@code @Marshal(key = true)}. Nothing checks the promise: only the author of the marshaller can know whether it
 * holds.
 *
 * <p>Consider everything that {@code equals} ignores: 0.0 and -0.0, the order of a hash set, upper and lower case,
 * trailing zeros.
 */
public interface CanonicalBytes {}
