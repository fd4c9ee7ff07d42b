/**
 * What the code calls that is generated for classes that implement the {@code Marshallable} of Chronicle Wire. That code writes
 * and reads each field by its name; these classes do so for the values that Wire itself has no form for, or no complete one.
 * They are public only because generated code is in the packages of its users. All of them are stateless and thread-safe,
 * and what they throw is what the wire throws.
 */
@NullMarked
package org.marshal4j.wire;

import org.jspecify.annotations.NullMarked;
