/**
 * How values are written and read: a class for each kind of value that holds no others, and what these share ({@code Checks}, {@code
 * Presence}). Public because generated code is in its users' packages; not for use by hand.
 */
@NullMarked
package org.marshal4j.runtime.generated.value;

import org.jspecify.annotations.NullMarked;
