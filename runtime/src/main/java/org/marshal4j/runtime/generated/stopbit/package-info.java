/**
 * For generated code only: writes and reads values with {@code @StopBit}, in as few bytes as they need. A class for each
 * kind of value; whole numbers are in the package of other values, which need them too. Public because generated code is
 * in its users' packages.
 */
@NullMarked
package org.marshal4j.runtime.generated.stopbit;

import org.jspecify.annotations.NullMarked;
