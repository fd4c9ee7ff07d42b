/**
 * For generated code only: writes and reads values, with a class for each kind of value that contains no other values,
 * and what these classes share ({@code Checks}, {@code Presence}). Public because generated code is in its users'
 * packages.
 */
@NullMarked
package org.marshal4j.runtime.generated.value;

import org.jspecify.annotations.NullMarked;
