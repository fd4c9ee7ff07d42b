/**
 * Ready marshallers for classes of the JDK that have no wire form of their own, each for one class. A package names those that its
 * classes need, or all of them at once:
 *
 * <pre>{@code
 * @MarshalTypesWith(JdkMarshallers.class)
 * package com.acme;
 * }</pre>
 *
 * <p>What is read is equal to what was written; of a {@link java.util.regex.Pattern}, the text and the flags are. A value that would not
 * be is refused when it is written (MARSHAL227), and bytes that are no value when they are read (MARSHAL214). Whatever one of them
 * writes it can read, on a machine of the same kind with the same JDK. They have no state, so any number of threads may use them.
 */
@NullMarked
package org.marshal4j.runtime.jdk;

import org.jspecify.annotations.NullMarked;
