package org.marshal4j.runtime;

/**
 * A {@link FieldMarshaller} that implements this as well claims that it always writes the same bytes for equal values, in this version and in
 * later ones. Only then may its values be in a type with {@code @Marshal(key = true)}. Nobody checks the claim: whoever writes the marshaller
 * knows.
 *
 * <p>Think of all that {@code equals} does not ask: 0.0 and -0.0, the order of a hash set, upper and lower case, trailing zeros.
 */
public interface CanonicalForm {}
