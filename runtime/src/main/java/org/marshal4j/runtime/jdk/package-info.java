/**
 * For users: marshallers for JDK classes that have no wire form of their own, one for each class. Name those that you
 * need on a package, or all of them at once:
 *
 * <pre>{@code
 * @MarshalTypesWith(JdkMarshallers.class)
 * package com.acme;
 * }</pre>
 *
 * <p>What is read is equal to what was written; a {@link java.util.regex.Pattern} has an equal text and equal flags. A
 * value for which that is not possible is refused on writing (MARSHAL227), and invalid bytes are refused on reading
 * (MARSHAL214). What one of them writes, it can read on a machine of the same kind with the same JDK. They have no
 * state, so any number of threads may use them.
 */
@NullMarked
package org.marshal4j.runtime.jdk;

import org.jspecify.annotations.NullMarked;
