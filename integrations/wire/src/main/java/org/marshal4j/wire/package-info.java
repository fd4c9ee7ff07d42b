/**
 * For generated code only: called by classes that implement the {@code Marshallable} of Chronicle Wire. Their
 * generated code writes and reads each field by name; these classes handle the values for which Wire has no form, or
 * an incomplete one. They are public because generated code is in its users' packages. All of them are stateless and
 * thread-safe, and pass on the exceptions of the wire.
 */
@NullMarked
package org.marshal4j.wire;

import org.jspecify.annotations.NullMarked;
