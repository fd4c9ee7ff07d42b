/**
 * For generated code only: writes and reads values with {@code @Encoded}, in forms that other libraries have chosen. Each
 * value has one form, that which those libraries write; other bytes are refused, although their readers may accept them.
 * Public because generated code is in its users' packages.
 */
@NullMarked
package org.marshal4j.runtime.generated.encoded;

import org.jspecify.annotations.NullMarked;
