/**
 * For generated code only: called by classes that implement the {@code Marshallable} of Chronicle Wire. Their generated
 * code writes and reads each field by name; these classes handle the values that Wire cannot write, or writes
 * incompletely. They are public because generated code is in the packages of its users. All of them are stateless and
 * thread-safe, and pass on the exceptions of the wire.
 */
@NullMarked
package org.marshal4j.wire;

import org.jspecify.annotations.NullMarked;
