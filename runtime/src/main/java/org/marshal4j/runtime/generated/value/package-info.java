/**
 * For generated code only: writes and reads values, with a class for each kind of value that holds no others, and
 * what these share ({@code Checks}, {@code Presence}). It is public because generated code is in its users' packages.
 */
@NullMarked
package org.marshal4j.runtime.generated.value;

import org.jspecify.annotations.NullMarked;
